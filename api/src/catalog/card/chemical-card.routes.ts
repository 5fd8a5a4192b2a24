import { chemicalCardEndpoints } from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { cardOf } from './cards';
import { readCard } from './read-card';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';

/** The preview picture that other sites show with a link to a chemical. */
export function mountChemicalCardRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: chemicalCardEndpoints.card,
    handler: async ({ query: { slug }, request, reply }) => {
      const { etag, draw } = cardOf(await readCard(services.database, slug));
      const headers = { etag, 'cache-control': 'public, max-age=86400' };
      if (request.headers['if-none-match'] === etag) {
        await reply.code(304).headers(headers).send();
        return undefined;
      }
      const picture = Buffer.from(await draw());
      await reply
        .headers({ ...headers, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/png')
        .send(picture);
      return undefined;
    },
  });
}

import { createHash } from 'node:crypto';
import { readRegistry as endpoint } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../mount/mount-endpoint';
import { readRegistry } from '../../releases/read-registry';
import type { Services } from '../../services';

/** `release/registry`, asked often by every open shell: unchanged, it costs a 304. */
export function mountReleaseCalls(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint,
    handler: async ({ request, reply }) => {
      const registry = await readRegistry(services.database);
      const hash = createHash('sha256').update(JSON.stringify(registry)).digest('base64url');
      const etag = `"${hash}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] !== etag) return registry;
      await reply.code(304).send();
      return undefined;
    },
  });
}

import { slugOf } from 'contract';
import { labelEndpoints } from 'contract/regulation';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { drawDocument } from '../../pdf/document-pool';
import type { Services } from '../../kernel/services';
import { makeLabel } from './make-label';

/** Labels of packs. A thread measures and draws them. */
export function mountLabelRoutes(app: FastifyInstance, services: Services): void {
  const { database, drawnFiles } = services;
  mountEndpoint(app, services, {
    endpoint: labelEndpoints.preview,
    handler: async ({ id, body: order, viewer }) => ({
      data: await makeLabel(database, { id, order, viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: labelEndpoints.print,
    handler: async ({ id, body: order, viewer, reply }) => {
      const { chemical, company, items } = await makeLabel(database, { id, order, viewer });
      const print = {
        items,
        format: order.format,
        copies: order.copies,
        language: order.language,
        title: `Label · ${chemical.name}`,
        author: company.name ?? 'Chemical trading',
        createdAt: new Date(chemical.updatedAt),
      };
      const file = await drawnFiles.find(print, () => drawDocument('labels', print));
      await reply
        .headers({
          'content-disposition': `attachment; filename="label-${slugOf(chemical.name)}.pdf"`,
          'cache-control': 'no-store',
        })
        .type('application/pdf')
        .send(Buffer.from(file));
      return undefined;
    },
  });
}

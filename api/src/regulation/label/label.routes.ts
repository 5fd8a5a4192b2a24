import { slugOf } from 'contract';
import { labelEndpoints } from 'contract/regulation';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../core/mount/mount-endpoint';
import type { Services } from '../../core/services';
import type { Database } from '../../db/database';
import type { LabelCall } from './make-label';

/** Labels of packs. What measures and draws them is loaded by the first one, as most processes make none. */
export function mountLabelRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: labelEndpoints.preview,
    handler: async ({ id, body: order, viewer }) => ({
      data: await make(database, { id, order, viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: labelEndpoints.print,
    handler: async ({ id, body: order, viewer, reply }) => {
      const { chemical, company, items } = await make(database, { id, order, viewer });
      const { drawLabels } = await import('./draw-labels');
      const file = await drawLabels({
        items,
        format: order.format,
        copies: order.copies,
        language: order.language,
        title: `Label · ${chemical.name}`,
        author: company.name ?? 'Chemical trading',
        createdAt: new Date(),
      });
      await reply
        .headers({
          'content-disposition': `attachment; filename="label-${slugOf(chemical.name)}.pdf"`,
          'cache-control': 'no-store',
        })
        .type('application/pdf')
        .send(file);
      return undefined;
    },
  });
}

async function make(database: Database, call: LabelCall) {
  const { makeLabel } = await import('./make-label');
  return makeLabel(database, call);
}

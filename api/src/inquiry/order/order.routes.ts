import { type Endpoint } from 'contract';
import { orderEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../file/send-file';
import { type Call, mountEndpoint } from '../../http/mount/mount-endpoint';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { actorId } from '../../kernel/viewer';
import { withLogo } from '../letter/read-sender';
import { drawDocument } from '../../pdf/document-pool';
import { withoutHidden } from '../../repository/hidden-fields';
import { inTransaction } from '../../repository/in-transaction';
import { readRows } from '../../repository/rows';
import { csvType } from '../../transfer/export/csv-text';
import { confirmOrder } from './confirm-order';
import { deliverOrder, takeBackDelivery } from './deliver-order';
import { cancelOrder, handOverOrder, noteInvoice } from './invoice-order';
import { invoiceText } from './invoice-lines';
import { makeOrder } from './make-order';
import type { OrderRecord } from './order-errors';
import { readOrderSheet } from './order-sheet';
import { orderTable } from './order.table';

/** The routes of orders beyond those of every resource. */
export function mountOrderRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: orderEndpoints.make,
    handler: async ({ id: offerId, viewer }) => ({
      data: { _id: await makeOrder(services, { offerId, viewer }) },
    }),
  });
  mountChange(app, services, orderEndpoints.confirm, ({ id, viewer, body: mail }) =>
    confirmOrder(services, { id, viewer, mail }),
  );
  mountChange(app, services, orderEndpoints.deliver, ({ id, viewer, body: delivery }) =>
    deliverOrder(services, { id, viewer, delivery }),
  );
  mountChange(app, services, orderEndpoints.takeBack, ({ id, viewer, body: { key } }) =>
    takeBackDelivery(services, { id, viewer, key }),
  );
  mountChange(app, services, orderEndpoints.handOver, ({ id, viewer }) =>
    handOverOrder(services, { id, viewer }),
  );
  mountChange(app, services, orderEndpoints.invoiced, ({ id, viewer, body }) =>
    noteInvoice(services, { id, viewer, ...body }),
  );
  mountChange(app, services, orderEndpoints.cancel, ({ id, viewer, body: { reason } }) =>
    cancelOrder(services, { id, viewer, reason }),
  );
  mountFiles(app, services);
}

/** A call that does something with an order, and answers with it as its viewer may see it. */
function mountChange<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  change: (call: Pick<Call<E>, 'id' | 'viewer' | 'body'>) => Promise<OrderRecord>,
): void {
  mountEndpoint(app, services, {
    endpoint,
    handler: async (call) => ({
      data: withoutHidden(orderTable.resource, await change(call), call.viewer),
    }),
  });
}

function mountFiles(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: orderEndpoints.pdf,
    handler: async ({ id, viewer, query: { isPreview = false }, request, reply }) => {
      const order = await knownOrder(services, id);
      if (order.pdf !== null && !isPreview) {
        const file = await services.files.find(order.pdf);
        if (!file) throw notFound('order');
        return sendFile(services, file, { request, reply, width: undefined, isChanging: true });
      }
      const sheet = await inTransaction(database, (work) =>
        readOrderSheet(work, order, actorId(viewer)),
      );
      const bytes = await drawDocument('order', await withLogo(services.files, sheet));
      reply
        .headers(attached('application/pdf', `${order.number}-preview.pdf`))
        .send(Buffer.from(bytes));
      return undefined;
    },
  });
  mountEndpoint(app, services, {
    endpoint: orderEndpoints.invoiceLines,
    handler: async ({ id, reply }) => {
      const order = await knownOrder(services, id);
      reply.headers(attached(csvType, `${order.number}.csv`)).send(invoiceText(order));
      return undefined;
    },
  });
}

function attached(type: string, name: string) {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

async function knownOrder({ database }: Services, id: string): Promise<OrderRecord> {
  const order = await inTransaction(database, async (work) =>
    (await readRows({ work, table: orderTable }, [id])).get(id),
  );
  if (!order) throw notFound('order');
  return order;
}

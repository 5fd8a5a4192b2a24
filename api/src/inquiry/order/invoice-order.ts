import { orderHandedOver } from 'contract/inquiry';
import { ApiProblem } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { announce } from '../../repository/journal';
import { changeOrder, changeOrderWithin, type OrderServices } from './change-order';
import type { OrderRecord } from './order-errors';

interface Acting {
  readonly id: string;
  readonly viewer: Viewer;
}

interface Invoicing extends Acting {
  readonly invoiceNumber: string;
  /** When the order that was invoiced had been handed over, where the other system says so. */
  readonly handedOverAt?: string | undefined;
}

/** Hands an order over to invoicing, with an event for the system that makes the invoice. Again sends it again. */
export function handOverOrder(
  services: OrderServices,
  { id, viewer }: Acting,
): Promise<OrderRecord> {
  return inTransaction(services.database, async (work) => {
    const order = await changeOrderWithin(work, services, {
      id,
      viewer,
      action: 'handOver',
      fieldsOf: () => Promise.resolve({ handedOverAt: new Date().toISOString() }),
    });
    await announce(work, orderHandedOver, { recordId: id });
    return order;
  });
}

/**
 * Notes the invoice that another system made. The same number again changes nothing.
 *
 * @throws ApiProblem `in-use` for an order that was not handed over as it is
 */
export function noteInvoice(
  services: OrderServices,
  { id, viewer, invoiceNumber, handedOverAt: known }: Invoicing,
): Promise<OrderRecord> {
  return changeOrder(services, {
    id,
    viewer,
    action: 'invoice',
    fieldsOf: (order) => {
      if (order.invoiceNumber === invoiceNumber) return Promise.resolve(undefined);
      if (order.state !== 'invoiced' && !isHandedOver(order, known)) {
        throw new ApiProblem('in-use', 'This order was not handed over to invoicing as it is now.');
      }
      const invoicedAt = new Date().toISOString();
      return Promise.resolve({ state: 'invoiced', invoiceNumber, invoicedAt });
    },
  });
}

/** Whether it is, and at the time that is known, where one is. */
function isHandedOver({ handedOverAt }: OrderRecord, known: string | undefined): boolean {
  if (handedOverAt === null) return false;
  return known === undefined || Date.parse(known) === Date.parse(handedOverAt);
}

/** Cancels an order of which nothing was delivered. */
export function cancelOrder(
  services: OrderServices,
  { id, viewer, reason }: Acting & { readonly reason: string },
): Promise<OrderRecord> {
  return changeOrder(services, {
    id,
    viewer,
    action: 'cancel',
    fieldsOf: ({ state }) => {
      const cancelledAt = new Date().toISOString();
      return Promise.resolve(
        state === 'cancelled'
          ? undefined
          : { state: 'cancelled', cancelledAt, cancelReason: reason },
      );
    },
  });
}

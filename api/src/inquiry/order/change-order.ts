import { allows, type OrderAction, type OrderState } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { ApiProblem, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { lockRecords } from '../../repository/rows';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import type { OrderRecord } from './order-errors';
import { orderTable } from './order.table';

export type OrderServices = Pick<Services, 'database' | 'tables'>;

export interface OrderChange {
  readonly id: string;
  readonly viewer: Viewer;
  readonly action: OrderAction;
  /**
   * The fields that the action writes; undefined when it was done before, which changes nothing. It is asked before the
   * state is.
   */
  readonly fieldsOf: (order: OrderRecord, work: Work) => Promise<Partial<OrderRecord> | undefined>;
}

/**
 * Does something with an order that its state allows; calls at once do it one after the other.
 *
 * @throws ApiProblem `in-use` for what the state does not allow
 */
export function changeOrder(services: OrderServices, change: OrderChange): Promise<OrderRecord> {
  return inTransaction(services.database, (work) => changeOrderWithin(work, services, change));
}

/** The same within the caller's transaction. */
export async function changeOrderWithin(
  work: Work,
  { database, tables }: OrderServices,
  { id, viewer, action, fieldsOf }: OrderChange,
): Promise<OrderRecord> {
  requireStaff(viewer);
  const order = await lockedOrder(work, id);
  const fields = await fieldsOf(order, work);
  if (fields === undefined) return order;
  requireAllowed(order, action);
  const context = { database, tables, viewer, table: orderTable };
  const [changed] = unwrapAll(await updateManyWithin(work, context, [{ id, fields }]));
  if (!changed) throw new Error('A batch has an outcome for each patch');
  return changed;
}

/** @throws ApiProblem `not-found` */
export async function lockedOrder(work: Work, id: string): Promise<OrderRecord> {
  const order = (await lockRecords({ work, table: orderTable }, [id])).get(id);
  if (!order) throw notFound('order');
  return order;
}

const stateWords = {
  open: 'not confirmed yet',
  confirmed: 'confirmed',
  partDelivered: 'delivered in part',
  delivered: 'delivered',
  invoiced: 'invoiced',
  cancelled: 'cancelled',
} as const satisfies Record<OrderState, string>;

const actionWords = {
  change: 'changed',
  confirm: 'confirmed',
  deliver: 'delivered',
  takeBack: 'taken back',
  handOver: 'handed over to invoicing',
  invoice: 'invoiced',
  cancel: 'cancelled',
  remove: 'deleted',
} as const satisfies Record<OrderAction, string>;

/** @throws ApiProblem `in-use` for what the state does not allow */
export function requireAllowed({ state }: OrderRecord, action: OrderAction): void {
  if (allows(state, action)) return;
  const subject = action === 'takeBack' ? 'its deliveries' : 'it';
  const words = `This order is ${stateWords[state]}, so ${subject} cannot be ${actionWords[action]}.`;
  throw new ApiProblem('in-use', words);
}

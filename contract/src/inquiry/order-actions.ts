import { z } from 'zod';

/** How an order stands: `open` until its confirmation is sent. */
export const OrderState = z.enum([
  'open',
  'confirmed',
  'partDelivered',
  'delivered',
  'invoiced',
  'cancelled',
]);
export type OrderState = z.infer<typeof OrderState>;

/**
 * What can be done with an order: `change` its own fields, `confirm` it by mail, `deliver`, `takeBack` a delivery,
 * `handOver` to invoicing, note what was `invoiced`, `cancel`, `remove` it to the trash.
 */
export type OrderAction =
  | 'change'
  | 'confirm'
  | 'deliver'
  | 'takeBack'
  | 'handOver'
  | 'invoice'
  | 'cancel'
  | 'remove';

/**
 * What each state allows. A delivery that came to an end early is handed over as it is, so part of an order can be
 * invoiced; nothing is delivered after that.
 */
export const orderActions: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  open: ['change', 'confirm', 'cancel', 'remove'],
  confirmed: ['change', 'confirm', 'deliver', 'cancel'],
  partDelivered: ['change', 'confirm', 'deliver', 'takeBack', 'handOver', 'invoice'],
  delivered: ['change', 'takeBack', 'handOver', 'invoice'],
  invoiced: [],
  cancelled: ['remove'],
};

/** Whether the state of an order allows the action. */
export function allows(state: OrderState, action: OrderAction): boolean {
  return orderActions[state].includes(action);
}

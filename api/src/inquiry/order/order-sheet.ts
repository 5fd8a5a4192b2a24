import type { Work } from '../../db/database';
import type { Sender } from '../letter/letter';
import { readSender } from '../letter/read-sender';
import type { OrderRecord } from './order-errors';

/** All that the confirmation of an order says. */
export interface OrderSheet {
  readonly order: OrderRecord;
  readonly sender: Sender;
  /** The buyer's number for VAT; null where it is not known. */
  readonly vatNumber: string | null;
}

/** Reads what the confirmation of an order says, as of now, without the logo. */
export async function readOrderSheet(
  work: Work,
  order: OrderRecord,
  sellerId: string | null,
): Promise<OrderSheet> {
  const sender = await readSender(work, sellerId);
  const customer =
    order.customerId === null
      ? undefined
      : await work
          .selectFrom('customer')
          .select('taxNumber')
          .where('_id', '=', order.customerId)
          .executeTakeFirst();
  return { order, sender, vatNumber: customer?.taxNumber ?? null };
}

import { inquiryOfMail, type MailOrder } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Work } from '../../db/database';
import { moveMessage } from '../../email/message/move-message';
import { customersOf, proposeInquiries } from '../../email/message/propose-inquiries';
import { DatabaseUnavailable } from '../../db/database-error';
import { repeat, type Job } from '../../jobs/repeat';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import { inTransaction } from '../../repository/in-transaction';
import { addWithin, newFields } from '../../repository/write';
import { inquiryTable } from '../inquiry.table';
import { whatIsAsked, whoWrites } from '../notice-words';
import { isClearOrder } from './is-clear-order';
import { readMailOrder } from './read-mail-order';

type MakingServices = Pick<Services, 'database' | 'files' | 'tables'>;

interface Making extends MakingServices {
  readonly log: Pick<Logger, 'error'>;
}

/** Milliseconds. */
const pause = 5_000;
const batch = 50;

/** Makes inquiries of mails that may become one without a person, on any number of processes at once. */
export function startMailInquiries(making: Making): Job {
  const round = () => makeMailInquiries(making);
  return repeat({ name: 'inquiries from mail', pause, round, log: making.log });
}

/** Each message once: it stays due until the transaction that makes its inquiry, or finds that it is none. */
export async function makeMailInquiries({ log, ...services }: Making): Promise<void> {
  for (const id of await dueMessages(services.database)) {
    try {
      await makeInquiry(services, id);
    } catch (error) {
      if (isTransient(error)) return;
      log.error({ err: error, message: id }, 'A mail could not be read for an inquiry');
      // It waits in the tray for a person.
      await setDone(services.database, id);
    }
  }
}

/** That the database or the reading thread is away, not that the message is at fault. */
function isTransient(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    (error instanceof ApiProblem && error.code === 'unavailable')
  );
}

async function dueMessages(database: Database): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select _id from mail_message
    where order_due and received_at > now() - interval '2 days'
    order by received_at limit ${batch}`.execute(database);
  return rows.map(({ _id }) => _id);
}

async function makeInquiry(services: MakingServices, id: string): Promise<void> {
  const { database } = services;
  const order = await readMailOrder(services, { id, viewer: system });
  try {
    await inTransaction(database, async (work) => {
      // Another process may have made it, or a person filed the message, since.
      const message = await lockDue(work, id);
      if (message === undefined) return;
      const isClear = isClearOrder(order, message.attachments) && (await isAlone(work, message));
      if (isClear) await storeInquiry(work, services, { order, message });
      else await setDone(work, id);
    });
  } catch (error) {
    // What the rules of inquiries refuse is for a person.
    if (!(error instanceof ApiProblem)) throw error;
    await setDone(database, id);
  }
}

function lockDue(work: Work, id: string) {
  return work
    .selectFrom('mailMessage')
    .selectAll()
    .where('_id', '=', id)
    .where('orderDue', '=', true)
    .where('state', '=', 'tray')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type Message = NonNullable<Awaited<ReturnType<typeof lockDue>>>;

/** Whether one customer alone has the address, and the message belongs to no other inquiry of the sender. */
async function isAlone(work: Work, message: Message): Promise<boolean> {
  const { rows } = await customersOf(message.fromAddress).execute(work);
  const proposals = await proposeInquiries(work, message);
  return rows.length === 1 && proposals.every(({ reason }) => reason === 'customer');
}

async function setDone(work: Work | Database, id: string): Promise<void> {
  await sql`update mail_message set order_due = false where _id = ${id}`.execute(work);
}

interface Made {
  readonly order: MailOrder;
  readonly message: Message;
}

async function storeInquiry(
  work: Work,
  { database, tables }: MakingServices,
  { order, message }: Made,
): Promise<void> {
  const context = { database, tables, table: inquiryTable, viewer: system };
  const fields = newFields(inquiryTable, inquiryOfMail(order, message));
  const { _id, number, contactName, company, items } = await addWithin(work, context, { fields });
  const filing = { state: 'attached', inquiryId: _id, filedBy: 'order', viewer: system } as const;
  await moveMessage(work, message, { ...filing, customerId: order.customer?._id ?? null });
  await notify(work, {
    kind: 'inquiry-from-mail',
    message: `${number} was made of a mail at once: ${whoWrites(contactName, company)} asks for ${whatIsAsked(items.length)}`,
    link: panelLinks.inquiry(_id),
  });
}

import { sql } from 'kysely';
import type { ImapFlow } from 'imapflow';
import type { Database } from '../../db/database';
import { takeBounce } from '../bounce/take-bounce';
import { answered, MailboxFailure } from '../imap/open-imap';
import { mailLimits } from '../message/mail-limits';
import { readMail } from '../message/read-mail';
import { notePosition, storeMessage } from '../message/store-message';
import { fetchParts, type FetchedMessage } from './fetch-message';
import { type Reading, uidsAfter } from './reading';
import { settleMessages } from './settle-messages';

interface Position {
  readonly uidValidity: string;
  readonly lastUid: number;
  readonly settledUid: number;
  readonly takenToday: number;
}

const byUid = { uid: true };
/** Messages, and bytes, that are fetched at once. */
const batchLength = 50;
const batchBytes = 4_000_000;
const sizesAtOnce = 500;

/**
 * Takes the new messages of the open folder, the oldest first, each with its place in one transaction.
 *
 * @returns whether it came to the end; else the mailbox is no longer this process's
 */
export async function readNewMessages(reading: Reading): Promise<boolean> {
  const { services, account, client, isCurrent } = reading;
  const position = await positionOf(services.database, account._id, validityOf(client));
  await settleMessages(reading, position);
  let room = mailLimits.accountPerDay - position.takenToday;
  const uids = await uidsAfter(reading, position.lastUid);
  for (let start = 0; start < uids.length; start += sizesAtOnce) {
    const some = await sizesOf(client, uids.slice(start, start + sizesAtOnce));
    for (const batch of batchesOf(some)) {
      if (!(await isCurrent())) return false;
      if (room <= 0)
        throw new MailboxFailure(
          'This day’s messages are more than a mailbox takes. It goes on tomorrow',
        );
      await takeBatch(reading, position.uidValidity, batch);
      await settleMessages(reading, { ...position, lastUid: batch.at(-1)?.uid ?? 0 });
      room -= batch.length;
    }
    // What was removed meanwhile is behind this position too.
    const uid = uids[Math.min(start + sizesAtOnce, uids.length) - 1] ?? 0;
    const place = { accountId: account._id, uidValidity: position.uidValidity, uid };
    await notePosition(services.database, place, false);
  }
  return true;
}

function validityOf({ mailbox }: ImapFlow): string {
  if (!mailbox) throw new MailboxFailure('The folder was closed');
  return String(mailbox.uidValidity);
}

/** The position under this UIDVALIDITY. Under another one all UIDs are new, and known messages are recognised by what they say. */
async function positionOf(database: Database, id: string, uidValidity: string): Promise<Position> {
  const { rows } = await sql<Position>`
    update mail_account_state set
      last_uid = case when uid_validity = ${uidValidity} then last_uid else 0 end,
      settled_uid = case when uid_validity = ${uidValidity} then settled_uid else 0 end,
      uid_validity = ${uidValidity}
    where mail_account_id = ${id}
    returning uid_validity, last_uid::float8 as last_uid, settled_uid::float8 as settled_uid,
      case when day = current_date then taken_that_day else 0 end as taken_today`.execute(database);
  const [position] = rows;
  if (!position) throw new MailboxFailure('The mailbox was removed');
  return position;
}

interface Sized {
  readonly uid: number;
  readonly size: number;
  readonly receivedAt: string;
}

async function sizesOf(client: ImapFlow, uids: readonly number[]): Promise<Sized[]> {
  const wanted = { uid: true, size: true, internalDate: true };
  const found = await answered(client.fetchAll(uids.join(','), wanted, byUid));
  return found
    .map(({ uid, size = 0, internalDate }) => ({ uid, size, receivedAt: timeOf(internalDate) }))
    .toSorted((one, other) => one.uid - other.uid);
}

function timeOf(date: Date | string | undefined): string {
  const time = new Date(date ?? Date.now());
  return (Number.isNaN(time.getTime()) ? new Date() : time).toISOString();
}

function batchesOf(messages: readonly Sized[]): Sized[][] {
  const batches: Sized[][] = [];
  let bytes = 0;
  for (const message of messages) {
    const last = batches.at(-1);
    if (last && last.length < batchLength && bytes + message.size <= batchBytes) {
      last.push(message);
      bytes += message.size;
    } else {
      batches.push([message]);
      bytes = message.size;
    }
  }
  return batches;
}

async function takeBatch(
  reading: Reading,
  uidValidity: string,
  batch: readonly Sized[],
): Promise<void> {
  const sources = await sourcesOf(reading.client, batch);
  for (const sized of batch) {
    const fetched = sources.get(sized.uid);
    const position = { accountId: reading.account._id, uidValidity, uid: sized.uid };
    // Removed between the search and now.
    if (!fetched) await notePosition(reading.services.database, position, false);
    else await takeMessage(reading, { ...sized, ...fetched, position });
  }
}

async function sourcesOf(
  client: ImapFlow,
  batch: readonly Sized[],
): Promise<ReadonlyMap<number, FetchedMessage>> {
  const [first] = batch;
  if (first && first.size > mailLimits.wholeBytes) {
    const parts = await fetchParts(client, first.uid);
    return new Map(parts && [[first.uid, parts]]);
  }
  const uids = batch.map(({ uid }) => uid).join(',');
  const found = await answered(client.fetchAll(uids, { uid: true, source: true }, byUid));
  return new Map(found.flatMap(({ uid, source }) => (source ? [[uid, { source, left: [] }]] : [])));
}

interface Taken extends Sized, FetchedMessage {
  readonly position: Parameters<typeof notePosition>[1];
}

async function takeMessage({ services, account }: Reading, taken: Taken): Promise<void> {
  const { source, position } = taken;
  const mail = await readMail(source);
  const isReport =
    mail.isReceipt || (await takeBounce(services, Buffer.from(source))) !== 'ignored';
  if (isReport) await notePosition(services.database, position, false);
  else await storeMessage(services, { ...taken, mail, ownerId: account.ownerId });
}

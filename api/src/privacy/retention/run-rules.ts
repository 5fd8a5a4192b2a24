import { RetentionKind, type RetentionPeriod } from 'contract/privacy';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import type { Services } from '../../kernel/services';
import { noValues } from '../../email/mail-values';
import { inTransaction } from '../../repository/in-transaction';
import { redactChanges } from '../../record/audit/redact-changes';
import { dropFiles } from '../erase-rows';
import { isAppendOnly } from '../collect';
import type { PrivacyServices } from '../look-up';
import { removeFiles } from '../remove-files';
import { beforeOf, type DueSource, dueSources, isOld } from './due';
import { eraseContacts, eraseOffers, eraseRecords } from './erase-records';
import { readRules } from './rules';

/** Rows of a transaction; those of customers each have searches of their own. */
const usualBatch = 200;
const batches: Readonly<Partial<Record<RetentionKind, number>>> = { customers: 10 };
/** Batches of one rule and table in a round: more than that wait for the next day. */
const maxBatches = 100;

/** Removes what the rules say, in bounded batches, and notes what was removed. A rule that fails is logged, and stops no other. */
export async function runRetention(
  services: PrivacyServices & Pick<Services, 'log'>,
): Promise<void> {
  const rules = await readRules(services.database);
  for (const kind of RetentionKind.options) {
    const period = rules[kind];
    if (period === null) continue;
    try {
      await runRule(services, kind, period);
    } catch (error) {
      services.log.error({ err: error, rule: kind }, 'A rule of retention failed');
    }
  }
  await removeFiles(services);
}

async function runRule(
  services: PrivacyServices,
  kind: RetentionKind,
  period: RetentionPeriod,
): Promise<void> {
  const { database } = services;
  const removed = { rows: 0, files: 0 };
  for (const source of dueSources[kind]) {
    for (let turn = 0; turn < maxBatches; turn += 1) {
      const step = await inTransaction(database, (work) =>
        removeBatch(work, services, { kind, source, period }),
      );
      removed.rows += step.rows;
      removed.files += step.files;
      if (step.rows < batchOf(kind)) break;
    }
  }
  if (removed.rows === 0) return;
  await sql`
    insert into retention_run (_id, kind, at, before, removed, files)
    values (${uuidv7()}, ${kind}, now(), ${beforeOf(period)}, ${removed.rows}, ${removed.files})`.execute(
    database,
  );
}

function batchOf(kind: RetentionKind): number {
  return batches[kind] ?? usualBatch;
}

interface Batch {
  readonly kind: RetentionKind;
  readonly source: DueSource;
  readonly period: RetentionPeriod;
}

interface Removed {
  readonly rows: number;
  readonly files: number;
}

async function removeBatch(
  work: Work,
  services: PrivacyServices,
  { kind, source, period }: Batch,
): Promise<Removed> {
  const { table, where } = source;
  const { rows } = await sql<{ _id: string; name: string }>`
    select record._id, ${table === 'file' ? sql`record.name` : sql`''`} as name
    from ${sql.id(table)} as record
    where ${isOld(source, period)} and ${where}
    order by record._id limit ${batchOf(kind)} ${isAppendOnly(table) ? sql`` : sql`for update skip locked`}`.execute(
    work,
  );
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return { rows: 0, files: 0 };
  const removed = (files: number) => ({ rows: ids.length, files });
  switch (kind) {
    case 'uploads':
      return removed(
        await dropFiles(
          work,
          rows.map(({ name }) => name),
        ),
      );
    case 'mailBodies':
      await blankBodies(work, ids);
      return removed(0);
    case 'auditAddresses':
      await redactChanges(work, ids, (changes) => changes, { withoutAddress: true });
      return removed(0);
    case 'customers':
      return removed(await eraseContacts(work, services, ids));
    case 'offers':
      return removed(await eraseOffers(work, services, ids));
    case 'spam':
    case 'applications':
    case 'inquiries':
      return removed(await eraseRecords(work, services, { table, ids }));
    default:
      return kind satisfies never;
  }
}

/** The lines of the ledger stay: who was sent what, under which subject, and when. */
async function blankBodies(work: Work, ids: readonly string[]): Promise<void> {
  const values = sql`${JSON.stringify(noValues)}::jsonb`;
  await sql`
    update email_batch set html = '', text = null, variables = ${values}, attachments = '[]'
    where _id in (${sql.join(ids)})`.execute(work);
  await sql`
    update email set variables = ${values}, secret_box = null
    where batch_id in (${sql.join(ids)})`.execute(work);
  await sql`
    delete from file_use where resource = 'emailBatch'
      and record_id in (${sql.join(ids)})`.execute(work);
}

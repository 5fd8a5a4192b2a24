import { RetentionKind, type RetentionPeriod } from 'contract/privacy';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { system } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { noValues } from '../../email/mail-values';
import { inTransaction } from '../../repository/in-transaction';
import { collect } from '../collect';
import { dropFiles, eraseRows } from '../erase-rows';
import { personOf, type PrivacyServices } from '../look-up';
import { removeFiles } from '../remove-files';
import { beforeOf, type DueSource, dueSources } from './due';
import { readRules } from './rules';

/** Rows of a transaction. */
const batch = 200;
/** Batches of one rule and table in a round: more than that wait for the next day. */
const maxBatches = 100;

/** Removes what the rules say, in bounded batches, and notes what was removed. */
export async function runRetention(services: PrivacyServices): Promise<void> {
  const rules = await readRules(services.database);
  for (const kind of RetentionKind.options) {
    const period = rules[kind];
    if (period !== null) await runRule(services, kind, period);
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
      if (step.rows < batch) break;
    }
  }
  if (removed.rows === 0) return;
  await sql`
    insert into retention_run (_id, kind, at, before, removed, files)
    values (${uuidv7()}, ${kind}, now(), ${beforeOf(period)}, ${removed.rows}, ${removed.files})`.execute(
    database,
  );
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
  { kind, source: { table, where }, period }: Batch,
): Promise<Removed> {
  const { rows } = await sql<{ _id: string; name: string }>`
    select record._id, ${table === 'file' ? sql`record.name` : sql`''`} as name
    from ${sql.id(table)} as record
    where record.created_at < ${beforeOf(period)} and ${where}
    order by record.created_at, record._id limit ${batch} for update skip locked`.execute(work);
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return { rows: 0, files: 0 };
  switch (kind) {
    case 'uploads': {
      const files = await dropFiles(
        work,
        rows.map(({ name }) => name),
      );
      return { rows: ids.length, files };
    }
    case 'mailBodies':
      await blankBodies(work, ids);
      return { rows: ids.length, files: 0 };
    case 'spam':
    case 'applications':
      return { rows: ids.length, files: await eraseRecords(work, services, { table, ids }) };
    default:
      return kind satisfies never;
  }
}

/** With the history, notifications and files of these records. */
async function eraseRecords(
  work: Work,
  services: PrivacyServices,
  { table, ids }: { readonly table: string; readonly ids: readonly string[] },
): Promise<number> {
  const { personalTables: tables } = services;
  const person = personOf({ emails: [], phones: [] }, services);
  const collected = await collect(work, { tables, person, given: { [table]: ids } });
  return eraseRows(work, collected, { tables, viewer: system });
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

import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Services } from '../kernel/services';
import { DatabaseError, sqlState } from '../db/database-error';
import type { Database } from '../db/database';
import { own, source } from '../repository/columns';
import type { ResourceTable } from '../repository/resource-table';
import { repeat, type Job } from './repeat';

/** Deletes expired rows of a domain. */
export type Purge = (database: Database, services: Services) => Promise<void>;

const day = 24 * 3_600_000;
/** Days in the trash after which a record is deleted for good. */
export const trashDays = 30;
const batch = 500;

/** Runs the purge at the start and once a day. */
export function startPurge(services: Services, log: Pick<Logger, 'error'>): Job {
  return repeat({ name: 'purge', pause: day, round: () => purge(services), log });
}

/** Deletes expired rows: those of each domain, then records in the trash. */
export async function purge(services: Services): Promise<void> {
  const { database, tables, purges } = services;
  for (const purgeDomain of purges) await purgeDomain(database, services);
  for (const table of tables.values()) await purgeTrash(database, table);
}

export async function purgeJobs(database: Database): Promise<void> {
  await sql`delete from outbox where done_at < now() - interval '7 days'`.execute(database);
  await sql`delete from job where created_at < now() - interval '90 days'`.execute(database);
}

async function purgeTrash(database: Database, table: ResourceTable): Promise<void> {
  const { rows } = await sql<{ _id: string }>`
    select record._id from ${source(table)}
    where ${own(table)} and record.deleted_at < now() - make_interval(days => ${trashDays})
    order by record.deleted_at limit ${batch}`.execute(database);
  for (const { _id } of rows) await deleteRecord(database, table, _id);
}

/** A record that a younger one in the trash refers to is kept until that one is deleted. */
async function deleteRecord(database: Database, table: ResourceTable, id: string): Promise<void> {
  try {
    await sql`
      with gone as (
        delete from ${source(table)} where ${own(table)} and record._id = ${id}
          and record.deleted_at is not null returning record._id)
      delete from file_use where resource = ${table.resource.name}
        and record_id in (select _id from gone)`.execute(database);
  } catch (error) {
    const isReferredTo =
      error instanceof DatabaseError && error.code === sqlState.foreignKeyViolation;
    if (!isReferredTo) throw error;
  }
}

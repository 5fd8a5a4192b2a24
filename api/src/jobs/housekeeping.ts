import { sql } from 'kysely';
import type { Logger } from 'pino';
import { DatabaseError, sqlState } from '../db/database-error';
import type { Database } from '../db/database';
import { own, source } from '../repository/columns';
import type { TableRegistry } from '../repository/references';
import type { ResourceTable } from '../repository/resource-table';
import { announceTokenEnds } from '../release/token/announce-token-ends';
import { repeat, type Job } from './repeat';

interface HousekeepingOptions {
  readonly database: Database;
  readonly tables: TableRegistry;
  readonly log: Pick<Logger, 'error'>;
}

const day = 24 * 3_600_000;
/** After so many days in the trash a record goes for good. */
export const keptInTrashDays = 30;
const batch = 500;

/** Once a day, and at the start. */
export function startHousekeeping(options: HousekeepingOptions): Job {
  const round = () => keepHouse(options);
  return repeat({ name: 'housekeeping', pause: day, round, log: options.log });
}

/** Removes what nobody needs any more. */
export async function keepHouse({
  database,
  tables,
}: Omit<HousekeepingOptions, 'log'>): Promise<void> {
  await sql`delete from outbox where done_at < now() - interval '7 days'`.execute(database);
  await sql`delete from admin_session where expires_at < now() - interval '1 day'`.execute(
    database,
  );
  await sql`
    delete from login_attempt where window_start < now() - interval '1 day'
      and (locked_until is null or locked_until < now())`.execute(database);
  await sql`delete from accepted_form where created_at < now() - interval '7 days'`.execute(
    database,
  );
  await sql`delete from form_count where window_start < now() - interval '1 day'`.execute(database);
  await sql`
    delete from notification
    where read_at < now() - interval '30 days' or time < now() - interval '1 year'`.execute(
    database,
  );
  await sql`delete from release_report where at < now() - interval '30 days'`.execute(database);
  await sql`delete from release_session where at < now() - interval '30 days'`.execute(database);
  await sql`delete from import where created_at < now() - interval '90 days'`.execute(database);
  await sql`delete from job where created_at < now() - interval '90 days'`.execute(database);
  await announceTokenEnds(database);
  for (const table of tables.values()) await emptyTrash(database, table);
}

async function emptyTrash(database: Database, table: ResourceTable): Promise<void> {
  const { rows } = await sql<{ _id: string }>`
    select record._id from ${source(table)}
    where ${own(table)} and record.deleted_at < now() - make_interval(days => ${keptInTrashDays})
    order by record.deleted_at limit ${batch}`.execute(database);
  for (const { _id } of rows) await removeForGood(database, table, _id);
}

/** What a younger record of the trash points to waits until that one goes. */
async function removeForGood(database: Database, table: ResourceTable, id: string): Promise<void> {
  try {
    await sql`
      with gone as (
        delete from ${source(table)} where ${own(table)} and record._id = ${id}
          and record.deleted_at is not null returning record._id)
      delete from file_use where resource = ${table.resource.name}
        and record_id in (select _id from gone)`.execute(database);
  } catch (error) {
    const isStillNeeded =
      error instanceof DatabaseError && error.code === sqlState.foreignKeyViolation;
    if (!isStillNeeded) throw error;
  }
}

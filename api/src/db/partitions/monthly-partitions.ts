import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Job, repeat } from '../../jobs/repeat';
import type { Database } from '../database';
import { DatabaseError, sqlState } from '../database-error';
import {
  isForRows,
  isPartitioned,
  onPartition,
  type PartitionedTable,
  partitionings,
  triggersOf,
} from './partitioned-tables';

const day = 24 * 3_600_000;
/** Months for which there are partitions besides the present one. */
const monthsAhead = 3;

/** Adds the partitions of the coming months, at the start and once a day. */
export function startPartitions({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}): Job {
  const round = async () => {
    for (const { table } of partitionings) {
      if (await isPartitioned(database, table)) await addMonths(database, table);
    }
  };
  return repeat({ name: 'partitions', pause: day, round, log });
}

interface Month {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/**
 * Adds the partitions that a table lacks. A month that has rows already, in the partition for all others, stays there:
 * those rows are found as well, and nothing is lost but the ease of dropping them.
 */
export async function addMonths(database: Database, table: PartitionedTable): Promise<void> {
  const { rows: months } = await sql<Month>`
    select to_char(month, '_YYYY_MM') as name, to_char(month, 'YYYY-MM-DD"T00:00:00Z"') as start,
      to_char(month + interval '1 month', 'YYYY-MM-DD"T00:00:00Z"') as end
    from generate_series(date_trunc('month', now() at time zone 'UTC'),
      date_trunc('month', now() at time zone 'UTC') + make_interval(months => ${monthsAhead}),
      interval '1 month') as month
    where to_regclass(${table} || to_char(month, '_YYYY_MM')) is null`.execute(database);
  for (const month of months) await addMonth(database, table, month);
}

async function addMonth(
  database: Database,
  table: PartitionedTable,
  { name, start, end }: Month,
): Promise<void> {
  const partition = table + name;
  try {
    await database.transaction().execute(async (work) => {
      await sql`set local lock_timeout = '5s'`.execute(work);
      await sql`
        create table ${sql.table(partition)} partition of ${sql.table(table)}
          for values from (${sql.lit(start)}) to (${sql.lit(end)})`.execute(work);
      const triggers = await triggersOf(work, table);
      for (const trigger of triggers.filter((one) => !isForRows(one)))
        await sql.raw(onPartition(trigger, table, partition)).execute(work);
    });
  } catch (error) {
    if (!isLeft(error)) throw error;
  }
}

/** The first partition reaches into the month, another process was first, or the rows are elsewhere already. */
const lefts: readonly (string | undefined)[] = [
  sqlState.invalidObjectDefinition,
  sqlState.duplicateTable,
  sqlState.checkViolation,
];

function isLeft(error: unknown): boolean {
  return error instanceof DatabaseError && lefts.includes(error.code);
}

/**
 * Drops the months of the outbox that ended seven days ago if every message was delivered. With two roles their rows
 * are deleted instead: only the owner drops tables.
 *
 * @returns their names
 */
export async function dropDeliveredMonths(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'outbox'::regclass and relname ~ '^outbox_\\d{4}_\\d{2}$'
      and to_date(right(relname, 7), 'YYYY_MM') + interval '1 month 7 days' < now() at time zone 'UTC'
    order by relname`.execute(database);
  const dropped: string[] = [];
  for (const { name } of rows) if (await dropDelivered(database, name)) dropped.push(name);
  return dropped;
}

async function dropDelivered(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(name)} where done_at is null limit 1`.execute(database);
  if (rows.length > 0) return false;
  try {
    await sql`drop table ${sql.table(name)}`.execute(database);
    return true;
  } catch (error) {
    const isOwner =
      !(error instanceof DatabaseError) || error.code !== sqlState.insufficientPrivilege;
    if (isOwner) throw error;
    return false;
  }
}

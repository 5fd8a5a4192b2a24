import { sql } from 'kysely';
import type { StartReport } from '../../core/start/start-report';
import { buildIndexes } from '../build-indexes';
import type { Database, Work } from '../database';
import { addMonths } from './monthly-partitions';
import {
  type Definition,
  isForRows,
  isPartitioned,
  onPartition,
  type PartitionedTable,
  partitionings,
  triggersOf,
} from './partitioned-tables';

/**
 * Divides a table by month while the product runs. Its rows stay where they are: the table becomes the first partition
 * of a new one with its name. What takes time (indexes, the check that all rows are of the first partition) comes before
 * and lets others write; the exchange itself changes the catalogue alone.
 *
 * @returns whether it was not divided before
 */
export async function partitionTable(
  database: Database,
  table: PartitionedTable,
  report: StartReport,
): Promise<boolean> {
  if (await isPartitioned(database, table)) return false;
  const { by, unique } = partitioningOf(table);
  const end = await firstEnd(database);
  const indexes = unique.map((column) => [
    `${table}__${column}_and_${by}`,
    `on ${table} (${column}, ${by})`,
  ]);
  await buildIndexes(database, Object.fromEntries(indexes), report, { isUnique: true });
  const check = sql.id(`${table}__first`);
  await dropCheck(database, table);
  try {
    await sql`
      alter table ${sql.table(table)} add constraint ${check} check (${sql.ref(by)} < ${sql.lit(end)}) not valid`.execute(
      database,
    );
    report(`Checking the rows of ${table}`);
    await sql`alter table ${sql.table(table)} validate constraint ${check}`.execute(database);
    await database.transaction().execute((work) => exchange(work, table, end));
  } finally {
    // Otherwise no row of a later month could be written.
    await dropCheck(database, table);
  }
  await addMonths(database, table);
  return true;
}

/** Guarantee: each table has one. */
function partitioningOf(table: PartitionedTable) {
  return partitionings.find((one) => one.table === table) as (typeof partitionings)[number];
}

/** The beginning of a month that is at least a week away: until then the check refuses no row. */
async function firstEnd(database: Database): Promise<string> {
  const { rows } = await sql<{ end: string }>`
    select to_char(date_trunc('month', now() at time zone 'UTC' + interval '7 days')
      + interval '1 month', 'YYYY-MM-DD"T00:00:00Z"') as end`.execute(database);
  return rows[0]?.end ?? '';
}

async function dropCheck(database: Database, table: PartitionedTable): Promise<void> {
  for (const name of [table, `${table}_first`]) {
    await sql`
      alter table if exists ${sql.table(name)} drop constraint if exists ${sql.id(`${table}__first`)}`.execute(
      database,
    );
  }
}

/** Everything that hangs on the table is read from the catalogue, so that later migrations need not know of this. */
async function exchange(work: Work, table: PartitionedTable, end: string): Promise<void> {
  const { by, unique } = partitioningOf(table);
  const first = `${table}_first`;
  await sql`set local lock_timeout = '5s'`.execute(work);
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(work);
  const [indexes, triggers, keys] = [
    await indexesOf(work, table),
    await triggersOf(work, table),
    await foreignKeysOf(work, table),
  ];
  const each = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(work);
  };
  const key = `${table}___id_and_${by}`;
  const isReplaced = ({ name }: Definition) => name === `${table}_pkey` || name === key;
  await each([
    `alter table ${table} drop constraint ${table}_pkey`,
    `alter table ${table} add constraint ${first}_pkey primary key using index ${key}`,
    ...indexes
      .filter((one) => !isReplaced(one))
      .map(({ name }) => `alter index "${name}" rename to "${inFirst(name)}"`),
    ...triggers.filter(isForRows).map(({ name }) => `drop trigger "${name}" on ${table}`),
    `alter table ${table} rename to ${first}`,
    `create table ${table} (like ${first} including defaults including storage) partition by range (${by})`,
    `alter table ${table} add primary key (_id, ${by})`,
    ...unique
      .filter((column) => column !== '_id')
      .map((column) => `create unique index on ${table} (${column}, ${by})`),
    ...indexes.filter(isPlain).map(({ definition }) => definition),
    ...keys.map(({ definition }) => `alter table ${table} add ${definition}`),
    `alter table ${table} attach partition ${first} for values from (minvalue) to ('${end}')`,
    ...triggers.map(({ definition }) => definition),
    `create table ${table}_other partition of ${table} default`,
    ...triggers
      .filter((one) => !isForRows(one))
      .map((one) => onPartition(one, table, `${table}_other`)),
  ]);
}

/** A name has 63 characters at most. */
function inFirst(name: string): string {
  return `${name.slice(0, 56)}__first`;
}

/** The unique ones are made with the time in them. */
function isPlain({ definition }: Definition): boolean {
  return !definition.startsWith('CREATE UNIQUE');
}

async function indexesOf(work: Work, table: string): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select relname::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass order by relname`.execute(work);
  return rows;
}

async function foreignKeysOf(work: Work, table: string): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'f' order by conname`.execute(
    work,
  );
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import { personPattern } from '../personal-data/person';
import type { ErasedRow, PersonalTable, StoredRow } from '../personal-data/personal-table';
import { announceRewrite } from '../repository/journal';
import type { Viewer } from '../kernel/viewer';
import type { Database, Work } from '../db/database';
import { fileUsesIn } from '../repository/file-uses';
import type { Collected, FoundRows } from './collect';
import { redactHistory } from './redact-history';

/** Rows per statement. */
const portion = 500;

type Erased = Omit<ErasedRow, 'row'>;

interface Erasure {
  readonly tables: readonly PersonalTable[];
  /** Who erases. */
  readonly viewer: Viewer;
}

/**
 * Erases the rows that were found, in the caller's transaction: those that follow from others first.
 *
 * @returns how many files lost their row; `removeFiles` deletes their bytes after the commit
 */
export async function eraseRows(
  work: Work,
  { person, found }: Collected,
  { tables, viewer }: Erasure,
): Promise<number> {
  const erased = { person, pattern: personPattern(person) };
  const names: string[] = [];
  for (const rows of found.toReversed()) {
    if (rows.table.erasure === 'redact') {
      await redactHistory(work, { ids: rows.ids, tables, erased, viewer });
      continue;
    }
    for (let from = 0; from < rows.ids.length; from += portion) {
      const ids = rows.ids.slice(from, from + portion);
      const unused = await erasePortion(work, { table: rows.table, ids }, erased);
      if (rows.table.ownsFiles === true) names.push(...unused);
    }
    if (rows.table.resource !== undefined) await announceRewrite(work, rows.table.resource);
  }
  return dropFiles(work, names);
}

/** @returns the files that these rows no longer name */
async function erasePortion(
  work: Work,
  { table, ids }: FoundRows,
  erased: Erased,
): Promise<string[]> {
  const before = await readStored(work, table, ids);
  const after =
    table.erasure === 'delete' ? [] : before.map((row) => patched(table, { ...erased, row }));
  if (table.erasure === 'delete') await deleteRows(work, table, ids);
  else await updateRows(work, table, after);
  await table.afterErase?.(work, ids);
  const left = new Set(after.flatMap((row) => fileUsesIn(row).map(({ name }) => name)));
  const names = before
    .flatMap((row) => fileUsesIn(row).map(({ name }) => name))
    .filter((name) => !left.has(name));
  if (table.resource !== undefined && names.length > 0) {
    await sql`
      delete from file_use where resource = ${table.resource}
        and record_id::text in (${sql.join(ids)}) and name in (${sql.join(names)})`.execute(work);
  }
  return names;
}

/** The rows as they are stored, under the names of their columns. */
export async function readStored(
  work: Database | Work,
  { table, key = '_id' }: PersonalTable,
  ids: readonly string[],
): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(record) as row from ${sql.id(table)} as record
    where ${sql.id('record', key)}::text in (${sql.join(ids)})
    order by ${sql.id('record', key)} desc`.execute(work);
  return rows.map(({ row }) => row);
}

function patched({ key = '_id', columns }: PersonalTable, erased: ErasedRow): StoredRow {
  const { row } = erased;
  const values = Object.entries(columns).map(([column, erase]) => [
    column,
    row[column] === null ? null : erase(row[column], erased),
  ]);
  return { [key]: row[key], ...Object.fromEntries(values) };
}

/** The version rises, so that a form opened before cannot write the person back. */
async function updateRows(
  work: Work,
  { table, key = '_id', columns, resource }: PersonalTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const given = Object.keys(columns).map(
    (column) => sql`${sql.id(column)} = given.${sql.id(column)}`,
  );
  const version =
    resource === undefined || resource === 'file' ? [] : [sql`version = record.version + 1`];
  await sql`
    update ${sql.id(table)} as record set ${sql.join([...given, ...version])}
    from jsonb_populate_recordset(null::${sql.id(table)}, ${JSON.stringify(rows)}::jsonb) as given
    where ${sql.id('record', key)} = ${sql.id('given', key)}`.execute(work);
}

async function deleteRows(
  work: Work,
  { table, key = '_id' }: PersonalTable,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from ${sql.id(table)} where ${sql.id(key)}::text in (${sql.join(ids)})`.execute(work);
}

/** Whether no record, import or application names a file. */
export function isUnused(name: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    not exists (select from used_file where used_file.name = ${name})
    and not exists (select from import where import.file = ${name})
    and not exists (select from application where application.resume = ${name}))`;
}

/** Deletes the rows of files that nothing uses, and notes their bytes for `removeFiles`. */
export async function dropFiles(work: Work, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const { rows } = await sql`
    with dropped as (
      delete from file where name in (${sql.join(names)})
        and ${isUnused(sql`file.name`)}
      returning name)
    insert into file_removal (name) select name from dropped
    on conflict do nothing returning name`.execute(work);
  return rows.length;
}

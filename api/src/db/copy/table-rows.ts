import { z } from 'zod';
import type { PoolClient } from '../pool';
import { quoted, type Table, writtenColumns } from './database-tables';

/** A row as PostgreSQL's own texts, which lose nothing, by column. */
type TextRow = Readonly<Record<string, string | null>>;

const TextRows = z.array(z.record(z.string(), z.string().nullable()));
const rowsAtOnce = 200;

/** For a transaction in which rows are read as texts, whatever a role or a server has set otherwise. */
export const textSettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Reads a table in batches within an open transaction with `textSettings`. */
export async function* readRows(client: PoolClient, table: Table): AsyncGenerator<TextRow[]> {
  const texts = writtenColumns(table).map(({ name }) => `${quoted(name)}::text as ${quoted(name)}`);
  const select = `select ${texts.join(', ')} from ${quoted(table.name)}`;
  // Of the table's name: a connection may remember the columns of a statement by its text.
  const cursor = quoted(`copied_${table.name}`);
  await client.query(`declare ${cursor} no scroll cursor for ${select}`, []);
  for (;;) {
    const { rows } = await client.query(`fetch ${rowsAtOnce} from ${cursor}`, []);
    if (rows.length === 0) break;
    yield TextRows.parse(rows);
  }
  await client.query(`close ${cursor}`, []);
}

/** Adds rows that `readRows` read, generated columns apart. */
export async function insertRows(
  client: PoolClient,
  table: Table,
  rows: readonly TextRow[],
): Promise<void> {
  const columns = writtenColumns(table);
  const names = columns.map(({ name }) => quoted(name));
  const values = columns.map(({ name, type }) => `given.${quoted(name)}::${type}`);
  const parameters = columns.map((_, index) => `$${index + 1}::text[]`);
  await client.query(
    `insert into ${quoted(table.name)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from unnest(${parameters.join(', ')}) as given(${names.join(', ')})`,
    columns.map(({ name }) => rows.map((row) => row[name] ?? null)),
  );
}

export async function emptyTables(client: PoolClient, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  if (tables.length > 0) await client.query(`truncate ${names}`, []);
}

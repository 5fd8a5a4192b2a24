import { z } from 'zod';
import type { Pool, PoolClient } from '../pool';
import { withoutReferences } from './without-references';
import { quoted, readTables, sumOfRows, type Table, writtenColumns } from './database-tables';

export interface CopiedDatabase {
  readonly tables: number;
  readonly rows: number;
}

/** The copy is not what it was copied from; the message says where. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers';
}

interface Copying {
  readonly from: Pool;
  /** Has the same tables; their rows are replaced. */
  readonly to: Pool;
  /** Called with the number of rows copied. */
  readonly onProgress: (rows: number) => void;
}

const rowsAtOnce = 200;

/**
 * Copies all rows and the positions of sequences to a database with the same schema, in one transaction, and compares
 * both row by row before it commits. Values travel as PostgreSQL's own texts, which lose nothing.
 *
 * @throws CopyDiffers
 */
export async function copyDatabase({ from, to, onProgress }: Copying): Promise<CopiedDatabase> {
  const source = await from.connect();
  const target = await to.connect();
  try {
    await source.query(`begin; set transaction read only; set local timezone = 'UTC'`, []);
    await target.query(`begin; set local timezone = 'UTC'`, []);
    const tables = await sameTables(source, target);
    let rows = 0;
    await withoutReferences(target, tables, async () => {
      await empty(target, tables);
      for (const table of tables) {
        const before = rows;
        rows += await copyTable({
          source,
          target,
          table,
          onProgress: (some) => onProgress(before + some),
        });
      }
    });
    await copySequences(source, target);
    await target.query('commit', []);
    await target.query('analyze', []);
    return { tables: tables.length, rows };
  } finally {
    await Promise.allSettled([source, target].map((each) => each.query('rollback', [])));
    source.release();
    target.release();
  }
}

async function sameTables(source: PoolClient, target: PoolClient): Promise<Table[]> {
  const [tables, others] = [await readTables(source), await readTables(target)];
  const differs = tables.find(
    (table, index) => JSON.stringify(table) !== JSON.stringify(others[index]),
  );
  if (differs)
    throw new CopyDiffers(`The table ${differs.name} has other columns than this version's`);
  if (tables.length !== others.length) throw new CopyDiffers('The database lacks tables');
  return tables;
}

async function empty(target: PoolClient, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  if (tables.length > 0) await target.query(`truncate ${names}`, []);
}

interface TableCopy {
  readonly source: PoolClient;
  readonly target: PoolClient;
  readonly table: Table;
  readonly onProgress: (rows: number) => void;
}

async function copyTable({ source, target, table, onProgress }: TableCopy): Promise<number> {
  const columns = writtenColumns(table);
  const texts = columns.map(({ name }) => `${quoted(name)}::text as ${quoted(name)}`);
  const insert = insertStatement(table, columns);
  const select = `select ${texts.join(', ')} from ${quoted(table.name)}`;
  // Of the table's name: a connection may remember the columns of a statement by its text.
  const cursor = quoted(`copied_${table.name}`);
  await source.query(`declare ${cursor} no scroll cursor for ${select}`, []);
  for (let copied = 0; ; copied += rowsAtOnce) {
    onProgress(copied);
    const { rows } = await source.query(`fetch ${rowsAtOnce} from ${cursor}`, []);
    if (rows.length === 0) break;
    const values = z.array(Texts).parse(rows);
    await target.query(
      insert,
      columns.map(({ name }) => values.map((row) => row[name] ?? null)),
    );
  }
  await source.query(`close ${cursor}`, []);
  const [before, after] = [await sumOfRows(source, table), await sumOfRows(target, table)];
  if (before.rows === after.rows && before.sum === after.sum) return after.rows;
  throw new CopyDiffers(
    `The table ${table.name} differs: ${before.rows} rows before, ${after.rows} after`,
  );
}

const Texts = z.record(z.string(), z.string().nullable());

function insertStatement({ name: table }: Table, columns: Table['columns']): string {
  const names = columns.map(({ name }) => quoted(name));
  const values = columns.map(({ name, type }) => `given.${quoted(name)}::${type}`);
  const parameters = columns.map((_, index) => `$${index + 1}::text[]`);
  return `insert into ${quoted(table)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from unnest(${parameters.join(', ')}) as given(${names.join(', ')})`;
}

const Sequence = z.object({ name: z.string(), last: z.number() });

async function copySequences(source: PoolClient, target: PoolClient): Promise<void> {
  const { rows } = await source.query(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
    [],
  );
  for (const { name, last } of z.array(Sequence).parse(rows))
    await target.query('select setval($1::regclass, $2)', [name, last]);
}

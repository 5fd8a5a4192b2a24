import { z } from 'zod';
import type { PoolClient } from '../pool';

const Column = z.object({ name: z.string(), type: z.string(), isGenerated: z.boolean() });
const Table = z.object({ name: z.string(), columns: z.array(Column) });
export type Table = z.output<typeof Table>;

// Former versions could divide tables by month: a copy has them whole.
const tablesOfProduct = `
  select class.relname as name, json_agg(json_build_object(
    'name', attname, 'type', format_type(atttypid, atttypmod), 'isGenerated', attgenerated <> ''
  ) order by attname) as columns
  from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  group by class.relname order by class.relname`;

/** The tables of a database with their columns, in the order of their names. */
export async function readTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query(tablesOfProduct, []);
  return z.array(Table).parse(rows);
}

/** Columns that are written; the database works out the others. */
export function writtenColumns({ columns }: Table): Table['columns'] {
  return columns.filter(({ isGenerated }) => !isGenerated);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const Sum = z.object({ rows: z.number(), sum: z.string() });

/** The number of rows and a sum over the MD5 of each, whatever their order. */
export async function sumOfRows(client: PoolClient, table: Table): Promise<z.output<typeof Sum>> {
  const columns = writtenColumns(table).map(({ name }) => quoted(name));
  const hash = `('x' || substr(md5(row(${columns.join(', ')})::text), 1, 15))::bit(60)::bigint`;
  const { rows } = await client.query(
    `select count(*) as rows, coalesce(sum(${hash}), 0)::text as sum from ${quoted(table.name)}`,
    [],
  );
  return Sum.parse(rows[0]);
}

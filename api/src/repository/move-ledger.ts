import { sql } from 'kysely';
import type { Tables, Work } from '../db/database';

interface LedgerMove {
  readonly table: keyof Tables;
  readonly column: string;
  /** The columns that name a row. */
  readonly key?: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Only these rows. */
  readonly ids?: readonly string[];
}

/** Lets the rows of a ledger that refer to one record refer to another; a ledger has no history. @returns their ids */
export async function moveLedger(
  work: Work,
  { table, column, key = ['_id'], from, to, ids }: LedgerMove,
): Promise<string[]> {
  const name = sql`concat_ws(' ', ${sql.join(key.map((part) => sql.ref(part)))})`;
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set ${sql.id(column)} = ${to}
    where ${sql.ref(column)} = ${from} and ${ids ? sql`${name} = any(${ids})` : sql`true`}
    returning ${name} as name`.execute(work);
  return rows.map((row) => row.name);
}

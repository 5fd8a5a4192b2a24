import { sql } from 'kysely';
import type { Tables, Work } from '../db/database';

interface LedgerMove {
  readonly table: keyof Tables;
  readonly column: string;
  readonly from: string;
  readonly to: string;
  /** Only these rows. */
  readonly ids?: readonly string[];
}

/** Lets the rows of a ledger that refer to one record refer to another; a ledger has no history. @returns their ids */
export async function moveLedger(
  work: Work,
  { table, column, from, to, ids }: LedgerMove,
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    update ${sql.table(table)} set ${sql.id(column)} = ${to}
    where ${sql.ref(column)} = ${from} and ${ids ? sql`_id = any(${ids})` : sql`true`}
    returning _id`.execute(work);
  return rows.map(({ _id }) => _id);
}

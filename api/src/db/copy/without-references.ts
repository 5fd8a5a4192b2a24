import { z } from 'zod';
import type { PoolClient } from '../pool';
import { quoted, type Table } from './database-tables';

const Reference = z.object({ table: z.string(), name: z.string(), definition: z.string() });

const references = `
  select conrelid::regclass::text as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  order by oid`;

/**
 * Writes rows in any order: references between the tables are dropped first and checked as they come back, and no trigger
 * runs meanwhile. Runs in the open transaction; whoever owns the tables may do it.
 */
export async function withoutReferences(
  client: PoolClient,
  tables: readonly Table[],
  write: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query(references, []);
  const found = z.array(Reference).parse(rows);
  for (const { table, name } of found) {
    await client.query(`alter table ${table} drop constraint ${name}`, []);
  }
  await setTriggers(client, tables, 'disable');
  await write();
  await setTriggers(client, tables, 'enable');
  for (const { table, name, definition } of found) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`, []);
  }
}

async function setTriggers(
  client: PoolClient,
  tables: readonly Table[],
  verb: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table ${quoted(name)} ${verb} trigger user`, []);
  }
}

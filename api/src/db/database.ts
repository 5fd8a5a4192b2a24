import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type { Pool } from './pool';
import { RecordCasePlugin } from './record-case-plugin';

/** The rows of every table. Each room of the API declares its own beside its migrations. */
export interface Tables {}

export type Database = Kysely<Tables>;
export type Work = Transaction<Tables>;

/** The query layer over either engine. */
export function openDatabase(pool: Pool): Database {
  const dialect = new PostgresDialect({ pool: asPostgresPool(pool) });
  return new Kysely<Tables>({ dialect, plugins: [new RecordCasePlugin()] });
}

/**
 * Guarantee: Kysely's driver calls only `connect`, `query(text, values)`, `release` and `end`, and requests no
 * cursor.
 */
function asPostgresPool(pool: Pool): PostgresPool {
  return pool as PostgresPool & Pool;
}

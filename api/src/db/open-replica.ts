import type { Logger } from 'pino';
import { openDatabase } from './database';
import type { Pool } from './pool';
import { Replica } from './replica';
import { openServerPool } from './server-pool';

interface ReplicaOptions {
  readonly primary: Pool;
  readonly log: Logger;
  /** Observes the replica's statements. */
  readonly observe?: (pool: Pool) => Pool;
}

/** Opens the replica at an address. One that is not there is used as soon as it is. */
export function openReplica(
  readUrl: string,
  { primary, log, observe = (pool) => pool }: ReplicaOptions,
): Replica {
  const pool = observe(openServerPool(readUrl));
  const positions = {
    // Of the last record that was begun: a commit that is visible lies before it, also one that was not synced yet.
    primary: () => textOf(primary, 'select pg_current_wal_insert_lsn()::text as text', []),
    hasReplayed: async (position: string) => (await textOf(pool, replayed, [position])) === 'true',
  };
  return new Replica({ pool, database: openDatabase(pool) }, { positions, log });
}

/** A server that is no replica, or no longer one, is not read from. */
const replayed = `
  select (pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false))::text as text`;

async function textOf(pool: Pool, sql: string, parameters: readonly unknown[]): Promise<string> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(sql, parameters);
    const [row] = rows;
    if (typeof row === 'object' && row !== null && 'text' in row) return String(row.text);
    throw new Error('The server does not say its position');
  } finally {
    client.release();
  }
}

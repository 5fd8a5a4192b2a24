import pg from 'pg';
import type { Pool, PoolClient } from './pool';
import { listenOnServer } from './server-broadcasts';
import { asUnavailable, ServerClient } from './server-client';
import { StatementNames } from './statement-names';
import { valueParsers } from './value-parsers';

export interface ServerPoolOptions {
  /** Maximum duration of a statement in milliseconds; 0 for no limit. */
  readonly statementLimit?: number;
  readonly mostConnections?: number;
  /** The server is a pooler in transaction mode, such as pgbouncer: no connection keeps a statement. */
  readonly hasPooler?: boolean;
}

/** Connections to a PostgreSQL server (15 or later). */
export function openServerPool(
  connectionString: string,
  { statementLimit = 30_000, mostConnections = 10, hasPooler = false }: ServerPoolOptions = {},
): Pool {
  const names = hasPooler ? undefined : new StatementNames();
  const pool = new pg.Pool({
    connectionString,
    max: mostConnections,
    // A new connection has to parse its statements again.
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 30_000,
    statement_timeout: statementLimit,
    types: { getTypeParser: parserOf },
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return {
    engine: 'server',
    isDirect: !hasPooler,
    connect: () => checkOut(pool, names),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (listener) => listenOnServer(connectionString, listener),
    async unlimited(work) {
      const options = { statementLimit: 0, mostConnections, hasPooler };
      const unlimited = openServerPool(connectionString, options);
      try {
        return await work(unlimited);
      } finally {
        await unlimited.end();
      }
    },
    end: () => pool.end(),
  };
}

/**
 * Takes a connection out of the pool. The pool removes its own error listener meanwhile, and an unhandled error would
 * end the process, so a connection in use has a listener here; a broken one is closed on release.
 */
async function checkOut(pool: pg.Pool, names: StatementNames | undefined): Promise<PoolClient> {
  const client = await pool.connect().catch(asUnavailable);
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  return new ServerClient(client, names, {
    onEnded: onError,
    release() {
      client.off('error', onError);
      client.release(broken);
    },
  });
}

function parserOf(id: number, format?: 'text' | 'binary') {
  return valueParsers[id] ?? pg.types.getTypeParser(id, format ?? 'text');
}

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
  /**
   * The server's own address, where the connections go through a pooler in transaction mode, such as pgbouncer: no
   * connection keeps a statement, the limit of statements is the role's, and listening and migrations go past it.
   */
  readonly directUrl?: string | undefined;
}

/** Connections to a PostgreSQL server (15 or later). */
export function openServerPool(
  connectionString: string,
  { statementLimit = 30_000, mostConnections = 10, directUrl }: ServerPoolOptions = {},
): Pool {
  const hasPooler = directUrl !== undefined;
  const names = hasPooler ? undefined : new StatementNames();
  const pool = new pg.Pool({
    connectionString,
    application_name: 'chemical-trading',
    max: mostConnections,
    // A new connection has to parse its statements again.
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 30_000,
    // A pooler refuses parameters of a connection that it does not know.
    ...(!hasPooler && { statement_timeout: statementLimit }),
    types: { getTypeParser: parserOf },
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined);
  if (statementLimit === 0 && !hasPooler) pool.on('connect', liftLimit);
  return {
    connect: () => checkOut(pool, names),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (listener) => listenOnServer(directUrl ?? connectionString, listener),
    async unlimited(work) {
      const options = { statementLimit: 0, mostConnections };
      const unlimited = openServerPool(directUrl ?? connectionString, options);
      try {
        return await work(unlimited);
      } finally {
        await unlimited.end();
      }
    },
    end: () => pool.end(),
  };
}

/** The role may have a limit. */
function liftLimit(client: pg.PoolClient): void {
  // A connection that breaks fails the statement for which it was opened.
  client.query('set statement_timeout = 0').catch(() => undefined);
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

import pg from 'pg';
import { DatabaseError, DatabaseUnavailable } from './database-error';
import type { Pool, PoolClient, QueryAnswer } from './pool';
import { listenOnServer } from './server-broadcasts';
import { valueParsers } from './value-parsers';

export interface ServerPoolOptions {
  /** Maximum duration of a statement in milliseconds; 0 for no limit. */
  readonly statementLimit?: number;
  readonly mostConnections?: number;
}

/** Connections to a PostgreSQL server (15 or later). */
export function openServerPool(
  connectionString: string,
  { statementLimit = 30_000, mostConnections = 10 }: ServerPoolOptions = {},
): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: mostConnections,
    connectionTimeoutMillis: 30_000,
    statement_timeout: statementLimit,
    types: { getTypeParser: parserOf },
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return {
    engine: 'server',
    connect: () => checkOut(pool),
    listen: (listener) => listenOnServer(connectionString, listener),
    async unlimited(work) {
      const unlimited = openServerPool(connectionString, { statementLimit: 0, mostConnections });
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
async function checkOut(pool: pg.Pool): Promise<PoolClient> {
  const client = await pool.connect().catch(asUnavailable);
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  return {
    query: (sql, parameters) =>
      client.query(sql, [...parameters]).then(answerOf, (error: unknown) => {
        if (error instanceof pg.DatabaseError && endsConnection(error)) broken = error;
        return asKnown(error);
      }),
    release() {
      client.off('error', onError);
      client.release(broken);
    },
  };
}

function parserOf(id: number, format?: 'text' | 'binary') {
  return valueParsers[id] ?? pg.types.getTypeParser(id, format ?? 'text');
}

function answerOf(result: pg.QueryResult | pg.QueryResult[]): QueryAnswer {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return {
    command: commandOf(last?.command),
    rowCount: last?.rowCount ?? 0,
    rows: last?.rows ?? [],
  };
}

function commandOf(command: string | undefined): QueryAnswer['command'] {
  return command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    ? command
    : 'SELECT';
}

/** `query_canceled`: the limit of statements. */
const tookTooLong = '57014';

/** Class 57P, such as `admin_shutdown`: the server stops or has crashed. */
function endsConnection({ code }: pg.DatabaseError): boolean {
  return code?.startsWith('57P') === true;
}

function asUnavailable(cause: unknown): never {
  throw new DatabaseUnavailable('No connection to the database', { cause });
}

function asKnown(cause: unknown): never {
  if (!(cause instanceof pg.DatabaseError)) return asUnavailable(cause);
  if (endsConnection(cause) || cause.code === tookTooLong) return asUnavailable(cause);
  const { code, constraint } = cause;
  throw new DatabaseError(cause.message, {
    cause,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
  });
}

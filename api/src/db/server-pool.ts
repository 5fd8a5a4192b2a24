import pg from 'pg';
import { DatabaseError, DatabaseUnavailable } from './database-error';
import { inJson } from './rows-in-json';
import type { JsonSelect, Pool, PoolClient, QueryAnswer } from './pool';
import { PreparedQuery, type SentRows } from './prepared-query';
import { PreparedStatements } from './prepared-statements';
import { listenOnServer } from './server-broadcasts';
import { StatementNames } from './statement-names';
import { valueParsers } from './value-parsers';

interface ServerPoolOptions {
  /** Maximum duration of a statement in milliseconds; 0 for no limit. */
  readonly statementLimit?: number;
  /** The server is a pooler in transaction mode, such as pgbouncer: no connection keeps a statement. */
  readonly hasPooler?: boolean;
}

/** Connections to a PostgreSQL server (15 or later). */
export function openServerPool(
  connectionString: string,
  { statementLimit = 30_000, hasPooler = false }: ServerPoolOptions = {},
): Pool {
  const names = hasPooler ? undefined : new StatementNames();
  const pool = new pg.Pool({
    connectionString,
    max: 10,
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
    listen: (listener) => listenOnServer(connectionString, listener),
    async unlimited(work) {
      const unlimited = openServerPool(connectionString, { statementLimit: 0, hasPooler });
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
  const ask = (sql: string, parameters: readonly unknown[]) =>
    client
      .query(
        new PreparedQuery({
          sql,
          name: names?.of(sql),
          parameters: parameters.map(asText),
          statements: statementsOf(client),
        }),
      )
      .answer.catch(asKnown);
  return {
    query: (sql, parameters) =>
      parameters.length > 0 && parameters.every(isScalar)
        ? ask(sql, parameters).then(parsed)
        : client.query(sql, [...parameters]).then(answerOf, asKnown),
    select: async (select: JsonSelect) => inJson(await ask(select.sql, select.parameters), select),
    release() {
      client.off('error', onError);
      client.release(broken);
    },
  };
}

const statements = new WeakMap<pg.PoolClient, PreparedStatements>();

function statementsOf(client: pg.PoolClient): PreparedStatements {
  const known = statements.get(client) ?? new PreparedStatements();
  statements.set(client, known);
  return known;
}

/** Everything but lists, dates and bytes, which `pg` writes. */
function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function asText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

function parsed({ command, rowCount, columns, rows }: SentRows): QueryAnswer {
  return { command: commandOf(command), rowCount, rows: rows.map((row) => toRow(columns, row)) };
}

function toRow(columns: SentRows['columns'], values: readonly (string | null)[]): unknown {
  const row: Record<string, unknown> = {};
  for (const [index, { name, parse }] of columns.entries()) {
    const value = values[index] ?? null;
    row[name] = value === null ? null : parse(value);
  }
  return row;
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

function asUnavailable(cause: unknown): never {
  throw new DatabaseUnavailable('No connection to the database', { cause });
}

function asKnown(cause: unknown): never {
  if (!(cause instanceof pg.DatabaseError)) return asUnavailable(cause);
  const { code, constraint } = cause;
  throw new DatabaseError(cause.message, {
    cause,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
  });
}

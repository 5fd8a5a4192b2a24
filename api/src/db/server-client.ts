import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError, DatabaseUnavailable, sqlState } from './database-error';
import { isLater } from './later';
import type { JsonRow, JsonSelect, PoolClient, QueryAnswer } from './pool';
import { PreparedBatch, type SentRows, type Statement } from './prepared-batch';
import { PreparedStatements } from './prepared-statements';
import { inJson } from './rows-in-json';
import type { StatementNames } from './statement-names';

/** Characters of parameters from which on statements that wait are sent at once. */
const maxWaiting = 32_768;

interface ClientEvents {
  /** The server has ended the connection. */
  onEnded(error: Error): void;
  release(): void;
}

/** A connection that was taken out of the pool. */
export class ServerClient implements PoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames | undefined;
  readonly #events: ClientEvents;
  #waiting: Statement[] = [];
  /** Statements that were sent ahead of the one that they waited for. */
  #ahead: Promise<unknown> | undefined;
  #isInTransaction = false;

  constructor(client: pg.PoolClient, names: StatementNames | undefined, events: ClientEvents) {
    this.#client = client;
    this.#names = names;
    this.#events = events;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    if (!parameters.every(isScalar) || sql.includes(';')) return this.#simple(sql, parameters);
    if (sql === 'begin') this.#isInTransaction = true;
    if (sql === 'commit' || sql === 'rollback') this.#isInTransaction = false;
    const mayWait = this.#isInTransaction && (sql === 'begin' || isLater(sql));
    if (!mayWait) return parsed(await this.#ask(sql, parameters));
    this.#waiting.push(this.#statement(sql, parameters));
    if (sizeOf(this.#waiting) > maxWaiting) await this.#sendAhead();
    return { command: 'SELECT', rowCount: 0, rows: [] };
  }

  async select(select: JsonSelect): Promise<JsonRow[]> {
    return inJson(await this.#ask(select.sql, select.parameters), select);
  }

  release(): void {
    this.#events.release();
  }

  /** Sends a statement together with those that wait. */
  async #ask(sql: string, parameters: readonly unknown[]): Promise<SentRows> {
    const failed = await this.#settleAhead();
    if (sql === 'rollback') this.#waiting = [];
    else if (failed) throw failed.cause;
    const answers = await this.#send([...this.#waiting, this.#statement(sql, parameters)]);
    return answers.at(-1) ?? { command: '', rowCount: 0, columns: [], rows: [] };
  }

  /**
   * Sends what waits, so that the server works while the next statement is made. Lets other work of the process go on
   * meanwhile: a write of many records has many such statements.
   */
  async #sendAhead(): Promise<void> {
    const failed = await this.#settleAhead();
    if (failed) throw failed.cause;
    this.#ahead = this.#send(this.#waiting);
    this.#ahead.catch(() => undefined);
    await setImmediate();
  }

  /** What the statements that were sent ahead have failed with, if anything. */
  async #settleAhead(): Promise<{ readonly cause: unknown } | undefined> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead?.then(
      () => undefined,
      (cause: unknown) => ({ cause }),
    );
  }

  #send(statements: readonly Statement[]): Promise<SentRows[]> {
    this.#waiting = [];
    const batch = new PreparedBatch(statements, statementsOf(this.#client));
    return this.#client.query(batch).answers.catch((cause: unknown) => this.#fail(cause));
  }

  /** For scripts of several statements, and parameters that `pg` writes. */
  async #simple(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const failed = await this.#settleAhead();
    if (failed) throw failed.cause;
    if (this.#waiting.length > 0) await this.#send(this.#waiting);
    const answer = this.#client.query(sql, [...parameters]);
    return answer.then(answerOf, (cause: unknown) => this.#fail(cause));
  }

  #fail(cause: unknown): never {
    if (cause instanceof pg.DatabaseError && endsConnection(cause)) this.#events.onEnded(cause);
    return asKnown(cause);
  }

  #statement(sql: string, parameters: readonly unknown[]): Statement {
    return { sql, name: this.#names?.of(sql), parameters: parameters.map(asText) };
  }
}

function sizeOf(waiting: readonly Statement[]): number {
  let size = 0;
  for (const { parameters } of waiting) {
    for (const parameter of parameters) size += parameter?.length ?? 0;
  }
  return size;
}

const statements = new WeakMap<pg.PoolClient, PreparedStatements>();

function statementsOf(client: pg.PoolClient): PreparedStatements {
  const known = statements.get(client) ?? new PreparedStatements();
  statements.set(client, known);
  return known;
}

/** Everything but lists, dates and bytes. */
function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : numberOrFlag(value).toString();
}

function numberOrFlag(value: unknown): number | bigint | boolean {
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return value;
  throw new TypeError(`A ${typeof value} is no parameter of a statement`);
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

/** Class 57P, such as `admin_shutdown`, of a server that stops or has crashed; class 08 of a pooler that has no server. */
function endsConnection({ code }: pg.DatabaseError): boolean {
  return code?.startsWith('57P') === true || code?.startsWith('08') === true;
}

export function asUnavailable(cause: unknown): never {
  throw new DatabaseUnavailable('No connection to the database', { cause });
}

function asKnown(cause: unknown): never {
  if (!(cause instanceof pg.DatabaseError)) return asUnavailable(cause);
  if (endsConnection(cause) || cause.code === sqlState.queryCanceled) return asUnavailable(cause);
  const { code, constraint } = cause;
  throw new DatabaseError(cause.message, {
    cause,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
  });
}

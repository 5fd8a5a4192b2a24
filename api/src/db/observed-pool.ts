import { isLater, withoutMark } from './later';
import type { JsonRow, JsonSelect, Pool, PoolClient, QueryAnswer } from './pool';

/**
 * Is called as a statement is sent, with its text and never its parameters; what it returns is called with the failure,
 * if any, as the statement ends. Statements that are sent together are one text.
 */
export type StatementObserver = (text: string) => (failure?: unknown) => void;

/** The pool, whose statements are observed, but for those of `unlimited`. */
export function observedPool(pool: Pool, observers: readonly StatementObserver[]): Pool {
  if (observers.length === 0) return pool;
  const sendsTogether = pool.engine === 'server';
  return {
    ...pool,
    connect: async () => new ObservedClient(await pool.connect(), { observers, sendsTogether }),
  };
}

interface Observing {
  readonly observers: readonly StatementObserver[];
  /** Whether the client sends the begin of a transaction and `later` statements with the next one. */
  readonly sendsTogether: boolean;
}

class ObservedClient implements PoolClient {
  readonly #client: PoolClient;
  readonly #observing: Observing;
  #waiting: string[] = [];

  constructor(client: PoolClient, observing: Observing) {
    this.#client = client;
    this.#observing = observing;
  }

  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const isSentLater = this.#observing.sendsTogether && (sql === 'begin' || isLater(sql));
    if (!isSentLater) return this.#observe(sql, () => this.#client.query(sql, parameters));
    this.#waiting.push(withoutMark(sql));
    return this.#client.query(sql, parameters);
  }

  select(select: JsonSelect): Promise<JsonRow[]> {
    return this.#observe(select.sql, () => this.#client.select(select));
  }

  release(): void {
    this.#client.release();
  }

  #observe<Answer>(sql: string, run: () => Promise<Answer>): Promise<Answer> {
    const text = [...this.#waiting, withoutMark(sql)].join('; ');
    this.#waiting = [];
    const ends = this.#observing.observers.map((observe) => observe(text));
    const answer = run();
    const end = (failure?: unknown) => {
      for (const each of ends) each(failure);
    };
    answer.then(() => end(), end);
    return answer;
  }
}

import { isLater, withoutMark } from './later';
import type { StatementObserver } from '../kernel/tracing/statement-observer';
import type { JsonRow, JsonSelect, Pool, PoolClient, QueryAnswer } from './pool';

/** The pool, whose statements are observed, but for those of `unlimited`. */
export function observedPool(pool: Pool, observers: readonly StatementObserver[]): Pool {
  if (observers.length === 0) return pool;
  return {
    ...pool,
    connect: async () => new ObservedClient(await pool.connect(), observers),
  };
}

class ObservedClient implements PoolClient {
  readonly #client: PoolClient;
  readonly #observers: readonly StatementObserver[];
  #waiting: string[] = [];

  constructor(client: PoolClient, observers: readonly StatementObserver[]) {
    this.#client = client;
    this.#observers = observers;
  }

  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    // The client sends the begin of a transaction and `later` statements with the next one.
    if (sql !== 'begin' && !isLater(sql))
      return this.#observe(sql, () => this.#client.query(sql, parameters));
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
    const ends = this.#observers.map((observe) => observe(text));
    const answer = run();
    const end = (failure?: unknown) => {
      for (const each of ends) each(failure);
    };
    answer.then(() => end(), end);
    return answer;
  }
}

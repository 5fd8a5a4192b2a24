import type { NewsChannel, NewsListener } from './news-channel';

/** A row as the drivers give it: wire-ready values (ISO times, numbers, parsed JSON). */
export type Row = Record<string, unknown>;

export interface QueryAnswer {
  readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
  readonly rowCount: number;
  readonly rows: unknown[];
}

/** One connection. It is the borrower's alone until `release`. */
export interface PoolClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  release(): void;
}

/** What both engines look like to the rest of the API. */
export interface Pool {
  readonly engine: 'embedded' | 'server';
  connect(): Promise<PoolClient>;
  /** Receives what committed transactions `broadcast`, whichever process they ran in. */
  listen(listener: NewsListener): Promise<NewsChannel>;
  /** Works with the same database, without a limit on how long a statement takes: for migrations. */
  unlimited<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

import type { Broadcasts, BroadcastListener } from './broadcast-channel';

export interface QueryAnswer {
  readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
  readonly rowCount: number;
  readonly rows: unknown[];
}

/** One connection, for the borrower alone until `release`. */
export interface PoolClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  release(): void;
}

/** The interface of both engines to the rest of the API. */
export interface Pool {
  /** `embedded` is PGlite, `server` is PostgreSQL, the product's own included. */
  readonly engine: 'embedded' | 'server';
  connect(): Promise<PoolClient>;
  /** Receives the broadcasts of committed transactions, from all processes. */
  listen(listener: BroadcastListener): Promise<Broadcasts>;
  /** Runs work on the same database without a statement limit: for migrations. */
  unlimited<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

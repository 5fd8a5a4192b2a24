import type { Broadcasts, BroadcastListener } from './broadcast-channel';

export interface QueryAnswer {
  readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
  readonly rowCount: number;
  readonly rows: unknown[];
}

/** A statement that reads records whose values go into JSON as they were sent. */
export interface JsonSelect {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The number of leading columns that do not belong to the records. */
  readonly facts: number;
  /** The keys of a record, one for each of the other columns. */
  readonly keys: readonly string[];
}

/** A row of a `JsonSelect`: the values of the leading columns, and the record as the text of a JSON object. */
export interface JsonRow {
  readonly facts: readonly unknown[];
  readonly json: string;
}

/** One connection, for the borrower alone until `release`. */
export interface PoolClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  select(select: JsonSelect): Promise<JsonRow[]>;
  release(): void;
}

/** Connections that are lent, that are not, and callers that wait for one. */
export interface PoolConnections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The interface of the database to the rest of the API. */
export interface Pool {
  connect(): Promise<PoolClient>;
  connections(): PoolConnections;
  /** Receives the broadcasts of committed transactions, from all processes. */
  listen(listener: BroadcastListener): Promise<Broadcasts>;
  /** Runs work on the same database without a statement limit: for migrations. */
  unlimited<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

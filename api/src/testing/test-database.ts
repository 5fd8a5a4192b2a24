import type { Pool } from '../db/pool';

/** A database for one suite. */
export interface TestDatabase {
  readonly pool: Pool;
  drop(): Promise<void>;
}

/** A database that is filled once and copied for each suite. */
export interface DatabaseTemplate {
  readonly name: string;
  /** Fills an empty database; runs in the first process that needs a copy. */
  fill(pool: Pool): Promise<void>;
}

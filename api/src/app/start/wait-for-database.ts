import { DatabaseUnavailable } from '../../db/database-error';
import type { Pool } from '../../db/pool';
import { databaseFailure, isDatabaseAway } from './start-failure';
import { type Waiting, waitWhileAway } from './wait-while-away';

/**
 * Waits until the database takes a connection, and reports each minute for what. After the start of a machine it comes up
 * later than the product, and so does its name.
 *
 * @throws DatabaseUnavailable when it answers and refuses: another password or name is needed
 */
export function waitForDatabase(pool: Pick<Pool, 'connect'>, waiting: Waiting): Promise<void> {
  return waitWhileAway('the database', () => connect(pool), waiting);
}

async function connect(pool: Pick<Pool, 'connect'>): Promise<string | undefined> {
  try {
    const client = await pool.connect();
    client.release();
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || !isDatabaseAway(error.cause)) throw error;
    return databaseFailure(error.cause);
  }
}

import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailable } from '../../db/database-error';
import type { Pool } from '../../db/pool';
import type { StartReport } from '../../process/start-report';
import { databaseFailure, isDatabaseAway } from './start-failure';

interface Waiting {
  readonly report: StartReport;
  /** Between two attempts, in milliseconds. */
  readonly pause?: number;
  /** Between two reports, in milliseconds. */
  readonly interval?: number;
}

/**
 * Waits until the database takes a connection, and reports each minute for what. After the start of a machine it comes up
 * later than the product, and so does its name.
 *
 * @throws DatabaseUnavailable when it answers and refuses: another password or name is needed
 */
export async function waitForDatabase(
  pool: Pick<Pool, 'connect'>,
  { report, pause = 1_000, interval = 60_000 }: Waiting,
): Promise<void> {
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      const client = await pool.connect();
      client.release();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !isDatabaseAway(error.cause)) throw error;
      if (performance.now() - reportedAt >= interval) {
        reportedAt = performance.now();
        report(`Waiting for the database: ${databaseFailure(error.cause)}`);
      }
      await setTimeout(pause);
    }
  }
}

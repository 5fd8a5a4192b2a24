import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { TableRegistry } from '../repository/references';
import { compactTally } from '../repository/tally';
import { repeat, type Job } from './repeat';

interface CompactionOptions {
  readonly database: Database;
  readonly tables: TableRegistry;
  readonly log: Pick<Logger, 'error'>;
}

const pause = 10_000;

/** Keeps the tallies of long lists short. */
export function startCompaction({ database, tables, log }: CompactionOptions): Job {
  const tallies = [...tables.values()].flatMap(({ list }) => list?.tally ?? []);
  const round = async () => {
    for (const tally of tallies) await compactTally(database, tally);
  };
  return repeat({ name: 'tallies', pause, round, log });
}

import type { Logger } from 'pino';
import type { Database } from '../../../db/database';
import { type Job, repeat } from '../../../jobs/repeat';
import { fillMoleculeIndex } from './molecule-index';

const day = 24 * 3_600_000;

/** Fills the index of molecules after the start; searches run without it meanwhile. */
export function startMoleculeIndex(options: {
  readonly database: Database;
  readonly log: Pick<Logger, 'error' | 'info'>;
}): Job {
  const { database, log } = options;
  const filling = new AbortController();
  const round = async () => {
    const added = await fillMoleculeIndex(database, filling.signal);
    if (added > 0) log.info({ added }, 'RDKit has an index of all structures');
  };
  const job = repeat({ name: 'molecule index', pause: day, round, log });
  return {
    async stop() {
      filling.abort();
      await job.stop();
    },
  };
}

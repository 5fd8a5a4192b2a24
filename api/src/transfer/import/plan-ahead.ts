import type { Database } from '../../db/database';
import type { Services } from '../../kernel/services';
import type { LeasedJob } from '../../jobs/job-rows';
import { jobContext } from '../../jobs/job-context';
import { formatOf } from '../format/format-of';
import { rowsToWrite } from './import-rows';
import { readImport } from './imports';
import { judgeRows } from './judge-rows';
import { plannedWrites, type Planned } from './write-rows';

/** The next rows of an import. */
export interface NextRows {
  readonly services: Services;
  readonly job: LeasedJob;
  readonly importId: string;
  /** The number of the last finished row. */
  readonly after: number;
  readonly limit: number;
}

interface Ahead {
  readonly jobId: string;
  readonly after: number;
  readonly at: number;
  readonly planned: Promise<readonly Planned[]>;
}

/** In milliseconds. Records may change meanwhile, and older plans are made anew. */
const maxAge = 2_000;
const ahead = new WeakMap<Database, Ahead>();

/**
 * Judges and parses the next rows while the database writes those before them, so that both have work. The dry run
 * lets no two rows of a file be about the same record, so a row does not depend on the writes of the rows before it.
 */
export function planAhead(next: NextRows): void {
  const planned = planRows(next);
  // An error is thrown by `takePlanned`; after a failed step the plan is not taken.
  planned.catch(() => undefined);
  ahead.set(next.services.database, {
    jobId: next.job._id,
    after: next.after,
    at: Date.now(),
    planned,
  });
}

/** The planned writes of the next rows, in order. */
export async function takePlanned(next: NextRows): Promise<readonly Planned[]> {
  const { services, job, after } = next;
  const known = ahead.get(services.database);
  ahead.delete(services.database);
  const isNext = known?.jobId === job._id && known.after === after;
  return isNext && Date.now() - known.at < maxAge ? known.planned : planRows(next);
}

/** Forgets what was planned, as a process that starts anew. */
export function dropPlanned({ database }: Services): void {
  ahead.delete(database);
}

/** Judges the rows again, as records may have changed since the dry run. */
async function planRows({ services, job, importId, after, limit }: NextRows): Promise<Planned[]> {
  const { database } = services;
  const rows = await rowsToWrite(database, importId, { after, limit });
  if (rows.length === 0) return [];
  const { table } = jobContext(services, job);
  const { choices } = await readImport(database, importId);
  const judgements = await judgeRows(
    { database, table, format: formatOf(services, job.resource), choices },
    rows.map(({ number, input }) => ({ number, input, errors: [] })),
  );
  return plannedWrites(table, rows, judgements);
}

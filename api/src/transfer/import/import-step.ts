import type { JobRefusal } from 'contract/jobs';
import { z } from 'zod';
import { analyseGrown } from '../../db/analyse-grown';
import { DatabaseError } from '../../db/database-error';
import type { Work } from '../../db/database';
import type { LeasedJob } from '../../jobs/job-rows';
import { jobContext } from '../../jobs/job-context';
import { advance } from '../../jobs/job-queue';
import { ApiProblem } from '../../kernel/problem';
import { inTransaction } from '../../repository/in-transaction';
import type { WriteContext } from '../../repository/batch';
import type { Services } from '../../kernel/services';
import { ImportPayload } from './check-step';
import { markRows, type RowOutcome } from './import-rows';
import { settleImport } from './imports';
import { planAhead, takePlanned } from './plan-ahead';
import { reasonsOf } from './row-reasons';
import { type Planned, writePlanned } from './write-rows';

/** The number of the last finished row. */
const Cursor = z.object({ after: z.int() }).nullable();

const batch = 125;
/** After so many rows the statistics of the tables are looked at. */
const rowsBetweenStatistics = 1_000;

/** Writes the next rows of a checked import; the last step counts the outcomes. */
export async function importStep(services: Services, job: LeasedJob): Promise<'more' | 'done'> {
  const { importId } = ImportPayload.parse(job.payload);
  const after = Cursor.parse(job.cursor)?.after ?? 0;
  const next = { services, job, importId, limit: batch };
  const planned = await takePlanned({ ...next, after });
  const last = planned.at(-1)?.row.number ?? after;
  const isLast = planned.length < batch;
  if (!isLast) planAhead({ ...next, after: last });
  if (planned.length > 0) await writeTogether(next, jobContext(services, job), planned);
  if (!isLast) {
    if (hasPassed(rowsBetweenStatistics, job.done, planned.length))
      await analyseGrown(services.database);
    return 'more';
  }
  await inTransaction(services.database, async (work) => {
    await settleImport(work, importId, 'done');
    await advance(work, job, { done: 0, changed: 0, refusals: [], cursor: { after: last } });
  });
  return 'done';
}

function hasPassed(mark: number, before: number, more: number): boolean {
  return Math.floor((before + more) / mark) > Math.floor(before / mark);
}

interface Part {
  readonly services: Services;
  readonly job: LeasedJob;
  readonly importId: string;
}

/** A database error rolls back the whole transaction, so the batch is halved until the failing row is isolated. */
async function writeTogether(
  part: Part,
  context: WriteContext,
  planned: readonly Planned[],
): Promise<void> {
  try {
    await inTransaction(part.services.database, async (work) => {
      await storeOutcomes(work, part, await writePlanned(work, context, planned));
    });
  } catch (error) {
    const [first] = planned;
    if (!first || !(error instanceof ApiProblem || error instanceof DatabaseError)) throw error;
    if (planned.length === 1) return refuseRow(part, first, error);
    const half = Math.ceil(planned.length / 2);
    await writeTogether(part, context, planned.slice(0, half));
    await writeTogether(part, context, planned.slice(half));
  }
}

async function refuseRow(part: Part, { row }: Planned, error: Error): Promise<void> {
  if (!(error instanceof ApiProblem)) throw error;
  const errors = reasonsOf(error);
  const outcome = { number: row.number, title: row.title, recordId: null, changes: [], errors };
  await inTransaction(part.services.database, (work) =>
    storeOutcomes(work, part, [{ ...outcome, verdict: 'wrong', isWritten: false }]),
  );
}

async function storeOutcomes(
  work: Work,
  { job, importId }: Part,
  outcomes: readonly (RowOutcome & { readonly title: string })[],
): Promise<void> {
  await markRows(work, importId, outcomes);
  const refusals = outcomes
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ number, title, recordId, errors }): JobRefusal => {
      const reason = errors.map(({ message }) => message).join('; ');
      return { recordId, title, reason: `Row ${number}: ${reason}` };
    });
  await advance(work, job, {
    done: outcomes.length,
    changed: outcomes.filter(({ isWritten }) => isWritten).length,
    refusals,
    cursor: { after: Math.max(...outcomes.map(({ number }) => number)) },
  });
}

import type { JobRefusal } from 'contract/jobs';
import { z } from 'zod';
import { DatabaseError } from '../../db/database-error';
import type { Work } from '../../db/database';
import type { LeasedJob } from '../../jobs/job-rows';
import { jobContext } from '../../jobs/job-context';
import { advance } from '../../jobs/job-queue';
import { ApiProblem } from '../../core/problem';
import { inTransaction } from '../../repository/in-transaction';
import type { WriteContext } from '../../repository/batch';
import type { Services } from '../../core/services';
import { formatOf } from '../format/format-of';
import { ImportPayload } from './check-step';
import { markRows, type RowOutcome, rowsToWrite, type RowToWrite } from './import-rows';
import { settleImport } from './imports';
import { judgeRows } from './judge-rows';
import { reasonsOf } from './row-reasons';
import { plannedWrites, type Planned, writePlanned } from './write-rows';

/** The number of the last finished row. */
const Cursor = z.object({ after: z.int() }).nullable();

const batch = 50;

/** Writes the next rows of a checked import; the last step counts the outcomes. */
export async function importStep(services: Services, job: LeasedJob): Promise<'more' | 'done'> {
  const { importId } = ImportPayload.parse(job.payload);
  const after = Cursor.parse(job.cursor)?.after ?? 0;
  const rows = await rowsToWrite(services.database, importId, { after, limit: batch });
  if (rows.length > 0) await writeRows({ services, job, importId }, rows);
  if (rows.length === batch) return 'more';
  await inTransaction(services.database, async (work) => {
    await settleImport(work, importId, 'done');
    const last = rows.at(-1)?.number ?? after;
    await advance(work, job, { done: 0, changed: 0, refusals: [], cursor: { after: last } });
  });
  return 'done';
}

interface Part {
  readonly services: Services;
  readonly job: LeasedJob;
  readonly importId: string;
}

/**
 * Judges the rows again, as records may have changed since the dry run, and writes them, if possible in one
 * transaction.
 */
async function writeRows(part: Part, rows: readonly RowToWrite[]): Promise<void> {
  const { services, job } = part;
  const context = jobContext(services, job);
  const format = formatOf(services, job.resource);
  const judgements = await judgeRows(
    { database: services.database, table: context.table, format },
    rows.map(({ number, input }) => ({ number, input, errors: [] })),
  );
  const planned = await plannedWrites(context.table, rows, judgements);
  await writeTogether(part, context, planned);
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

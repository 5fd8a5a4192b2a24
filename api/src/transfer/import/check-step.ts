import { DecimalSign, type ImportError } from 'contract/transfer';
import { z } from 'zod';
import type { LeasedJob } from '../../jobs/job-rows';
import { advance } from '../../jobs/job-queue';
import { jobContext } from '../../jobs/job-context';
import { ApiProblem } from '../../kernel/problem';
import type { Given, GivenPatch, WriteContext } from '../../repository/batch';
import { inTransaction } from '../../repository/in-transaction';
import type { Services } from '../../kernel/services';
import { formatOf } from '../format/format-of';
import { convertedRows } from './converted-rows';
import { clearRows, insertRows, type JudgedRow } from './import-rows';
import { readImport, settleImport } from './imports';
import { sorted } from './dispensable';
import { decisionOn, judgeRows, type JudgeContext, type Judgement, wrong } from './judge-rows';
import { type ParsedRow, readRow } from './read-row';
import { storeSession, type ReadingSession, takeSession } from './reading-session';
import { reasonsOf } from './row-reasons';
import { ruleReasons } from './rule-reasons';
import type { SeenRows } from './seen-rows';
import { refusingUnreadable } from '../file/reader-turns';
import { writeOf } from './write-rows';

/** The payload of an import's job. */
export const ImportPayload = z.object({
  importId: z.uuid(),
  decimalSign: DecimalSign.optional(),
});

/** The number of the next row; null until the rows of an earlier dry run are deleted. */
const Cursor = z.object({ next: z.int() }).nullable();

const batch = 125;

/** Determines the verdicts of the file's next rows; the last step counts them. */
export async function checkStep(services: Services, job: LeasedJob): Promise<'more' | 'done'> {
  const { importId, decimalSign } = ImportPayload.parse(job.payload);
  const cursor = Cursor.parse(job.cursor);
  if (cursor === null) return clearStep(services, job, importId);
  const stored = await readImport(services.database, importId);
  const writeContext = jobContext(services, job);
  const { table } = writeContext;
  const format = formatOf(services, stored.resource);
  const key = { stored, jobId: job._id, format, table, next: cursor.next, decimalSign };
  const session = await takeSession(services, key);
  try {
    const { rows, isEnd } = await refusingUnreadable(() =>
      session.reader.read({ from: cursor.next, count: batch }),
    );
    const converted = await convertedRows(session.reading, rows);
    const parsed = converted.map((row) => readRow(session.reading, row));
    const { choices } = stored;
    const context = { database: services.database, table, format, choices, writeContext };
    const judged = await judgeParsed(context, session.seen, parsed);
    const next = (rows.at(-1)?.number ?? cursor.next - 1) + 1;
    await inTransaction(services.database, async (work) => {
      await insertRows(work, importId, judged);
      if (isEnd) await settleImport(work, importId, 'checked');
      await advance(work, job, { done: rows.length, changed: 0, refusals: [], cursor: { next } });
    });
    return await goOn(services, { job, session, judged, isEnd, next });
  } catch (error) {
    await session.reader.close();
    throw error;
  }
}

interface Ending {
  readonly job: LeasedJob;
  readonly session: ReadingSession;
  readonly judged: readonly JudgedRow[];
  readonly isEnd: boolean;
  readonly next: number;
}

async function goOn(services: Services, ending: Ending): Promise<'more' | 'done'> {
  const { job, session, isEnd, next } = ending;
  if (isEnd) {
    await session.reader.close();
    return 'done';
  }
  session.next = next;
  storeSession(services, job._id, session);
  return 'more';
}

async function clearStep(services: Services, job: LeasedJob, id: string): Promise<'more' | 'done'> {
  await inTransaction(services.database, async (work) => {
    const hasMore = await clearRows(work, id);
    const cursor = hasMore ? null : { next: 1 };
    await advance(work, job, { done: 0, changed: 0, refusals: [], cursor });
  });
  return 'more';
}

interface CheckContext extends JudgeContext {
  readonly writeContext: WriteContext;
}

async function judgeParsed(
  context: CheckContext,
  seen: SeenRows,
  parsed: readonly ParsedRow[],
): Promise<JudgedRow[]> {
  const judgements = await judgeRows(context, parsed);
  const judged: (JudgedRow & Pick<Precomputed, 'write'>)[] = [];
  for (const [index, row] of parsed.entries()) {
    const judgement = judgements[index] ?? wrong([]);
    const last = await precomputed(context, row, once(context, seen, { row, judgement }));
    const { verdict, record, changes, input, warnings, write } = last;
    const recordId = typeof record?.['_id'] === 'string' ? record['_id'] : null;
    if (verdict !== 'wrong') seen.add(row.number, input, recordId ?? undefined);
    const errors = [...last.errors, ...last.held, ...warnings];
    judged.push({
      number: row.number,
      title: row.title,
      input,
      verdict,
      recordId,
      changes,
      errors,
      write,
    });
  }
  return withoutRefused(context, judged);
}

/** Applies the rules between fields and records that also apply to the write. */
async function withoutRefused(
  { writeContext }: CheckContext,
  judged: readonly (JudgedRow & Pick<Precomputed, 'write'>)[],
): Promise<JudgedRow[]> {
  const writes = judged.flatMap(({ write }) => write ?? []);
  const reasons = await ruleReasons(writeContext, writes);
  return judged.map(({ write, ...row }) => {
    const errors = write && reasons.get(write);
    return errors ? { ...row, verdict: 'wrong', changes: [], errors } : row;
  });
}

/** A second row about the same record is wrong. */
function once(
  { choices }: CheckContext,
  seen: SeenRows,
  { row, judgement }: { readonly row: ParsedRow; readonly judgement: Judgement },
): Judgement {
  const isOther = decisionOn(choices, row.number) === 'new';
  const twin = seen.twin(row.input, judgement.record?.['_id']?.toString(), isOther);
  if (twin === undefined) return judgement;
  return wrong([...judgement.errors, twin], judgement.record);
}

interface Precomputed extends Judgement, Pick<ParsedRow, 'input' | 'warnings'> {
  readonly write: Given | GivenPatch | undefined;
}

/**
 * Precomputation may also refuse a record, such as for an unreadable structure. If the field is dispensable, the row
 * is judged again without it.
 */
async function precomputed(
  context: JudgeContext,
  row: ParsedRow,
  judgement: Judgement,
): Promise<Precomputed> {
  const { input, warnings } = row;
  const { write, reasons } = await writeOrReasons(context, input, judgement);
  if (reasons.length === 0) return { ...judgement, input, warnings, write };
  const left = sorted(context.format.columns, reasons, context.choices.leaveOut);
  if (left.errors.length > 0)
    return { ...wrong(reasons, judgement.record), input, warnings, write };
  const gone = new Set(left.warnings.map(({ path }) => path));
  const remaining = Object.fromEntries(Object.entries(input).filter(([field]) => !gone.has(field)));
  const [again = wrong([])] = await judgeRows(context, [{ ...row, input: remaining }]);
  const last = await writeOrReasons(context, remaining, again);
  const known = last.reasons.length === 0 ? again : wrong(last.reasons, again.record);
  return {
    ...known,
    input: remaining,
    warnings: [...warnings, ...left.warnings],
    write: last.write,
  };
}

interface WriteOrReasons {
  readonly write?: Given | GivenPatch | undefined;
  readonly reasons: readonly ImportError[];
}

async function writeOrReasons(
  { table }: JudgeContext,
  input: JudgedRow['input'],
  judgement: Judgement,
): Promise<WriteOrReasons> {
  try {
    return { write: await writeOf(table, { input }, judgement), reasons: [] };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { reasons: reasonsOf(error) };
  }
}

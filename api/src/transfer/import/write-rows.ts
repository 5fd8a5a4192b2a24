import type { Work } from '../../db/database';
import { ApiProblem } from '../../kernel/problem';
import type { ResourceTable } from '../../repository/resource-table';
import { parseNew, parsePatch } from '../../repository/write';
import type { Given, GivenPatch, Outcome, WriteContext } from '../../repository/batch';
import { addManyWithin, updateManyWithin } from '../../repository/write-batch';
import type { RowOutcome, RowToWrite } from './import-rows';
import { fieldsOf, type Judgement, wrong } from './judge-rows';
import { reasonsOf } from './row-reasons';

/** A row with its write; none when the row is now wrong or changes nothing. */
export interface Planned {
  readonly row: RowToWrite;
  readonly judgement: Judgement;
  readonly write: Given | GivenPatch | undefined;
}

export type TitledOutcome = RowOutcome & { readonly title: string };

/** Parses and precomputes the rows' writes before the transaction. */
export async function plannedWrites(
  table: ResourceTable,
  rows: readonly RowToWrite[],
  judgements: readonly Judgement[],
): Promise<Planned[]> {
  const taken = new Set<unknown>();
  return Promise.all(
    rows.map(async (row, index) => {
      const judgement = onlyOnce(judgements[index] ?? wrong([]), taken);
      try {
        return { row, judgement, write: await writeOf(table, row, judgement) };
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        return { row, judgement: wrong(reasonsOf(error), judgement.record), write: undefined };
      }
    }),
  );
}

/** Writes the rows of a batch with a constant number of statements, and returns each outcome. */
export async function writePlanned(
  work: Work,
  context: WriteContext,
  planned: readonly Planned[],
): Promise<TitledOutcome[]> {
  const writes = new Map<Planned, Outcome>();
  const additions = planned.filter(({ write }) => write && !('id' in write));
  const patches = planned.filter(({ write }) => write && 'id' in write);
  const added = await addManyWithin(
    work,
    context,
    additions.flatMap(({ write }) => write ?? []),
  );
  const updated = await updateManyWithin(
    work,
    context,
    patches.flatMap(({ write }) => (write && 'id' in write ? write : [])),
  );
  for (const [index, one] of additions.entries()) setOutcome(writes, one, added[index]);
  for (const [index, one] of patches.entries()) setOutcome(writes, one, updated[index]);
  return planned.map((one) => outcomeOf(one, writes.get(one)));
}

function setOutcome(
  writes: Map<Planned, Outcome>,
  one: Planned,
  outcome: Outcome | undefined,
): void {
  if (outcome) writes.set(one, outcome);
}

/** Of two rows that now match the same record, the second is wrong. */
function onlyOnce(judgement: Judgement, taken: Set<unknown>): Judgement {
  const id = judgement.record?.['_id'];
  if (id === undefined) return judgement;
  if (taken.has(id)) {
    return wrong(
      [{ path: '', message: 'A row before it is about the same record' }],
      judgement.record,
    );
  }
  taken.add(id);
  return judgement;
}

/** The parsed and precomputed write of a row; undefined when it changes nothing. */
export async function writeOf(
  table: ResourceTable,
  { input }: Pick<RowToWrite, 'input'>,
  { verdict, record, changes }: Judgement,
): Promise<Given | GivenPatch | undefined> {
  if (verdict === 'new') return parseNew(table, fieldsOf(input));
  if (verdict !== 'changed' || !record) return undefined;
  const patch = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return parsePatch(table, String(record['_id']), { ...patch, version: record['version'] });
}

function outcomeOf({ row, judgement }: Planned, outcome: Outcome | undefined): TitledOutcome {
  const { number, title } = row;
  const { verdict, record, changes, errors } = judgement;
  const recordId = typeof record?.['_id'] === 'string' ? record['_id'] : null;
  const same = { number, title, recordId, changes };
  if (!outcome) return { ...same, verdict, errors, isWritten: false };
  if (outcome.ok) return { ...same, verdict, errors, recordId: outcome.id, isWritten: true };
  return { ...same, verdict: 'wrong', errors: reasonsOf(outcome.problem), isWritten: false };
}

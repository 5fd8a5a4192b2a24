import { BulkAction, BulkSelection } from 'contract/jobs';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Database, Work } from '../db/database';
import type { LeasedJob } from './job-rows';
import { columnOf, living, source } from '../repository/columns';
import { inTransaction } from '../repository/in-transaction';
import { matching } from '../repository/read';
import type { ResourceTable } from '../repository/resource-table';
import { parsePatch } from '../repository/write';
import type { GivenPatch, Outcome } from '../repository/batch';
import { removeManyWithin } from '../repository/trash-batch';
import { updateManyWithin } from '../repository/write-batch';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import { advance } from './job-queue';
import { jobContext } from './job-context';
import { refusalsOf } from './refusals';

/** The payload of a bulk job. */
export const BulkPayload = z.object({ selection: BulkSelection, action: BulkAction });
export type BulkPayload = z.infer<typeof BulkPayload>;

const batch = 50;
const Cursor = z.object({ after: z.uuid() }).nullable();

/** Processes the next records of a bulk by `_id`; records created after the job are left out. */
export async function bulkStep(services: Services, job: LeasedJob): Promise<'more' | 'done'> {
  const { selection, action } = BulkPayload.parse(job.payload);
  const cursor = Cursor.parse(job.cursor);
  const context = jobContext(services, job);
  const { table, viewer } = context;
  const part = { table, condition: selectionCondition({ table, selection, viewer }), job };
  const next = { ...part, after: cursor?.after, batch };
  const patchOf = await patchesOf(services, { action, next });
  return inTransaction(services.database, async (work) => {
    const records = await nextRecords(work, next);
    const ids = records.map(({ _id }) => _id);
    const outcomes: Outcome[] = patchOf
      ? await updateManyWithin(work, context, await Promise.all(ids.map(patchOf)))
      : await removeManyWithin(work, context, ids);
    const titles = new Map(records.map(({ _id, title }) => [_id, title]));
    await advance(work, job, {
      done: ids.length,
      changed: outcomes.filter((outcome) => outcome.ok && outcome.isChanged).length,
      refusals: refusalsOf(outcomes, titles),
      cursor: { after: ids.at(-1) ?? cursor?.after ?? job._id },
    });
    return ids.length === batch ? 'more' : 'done';
  });
}

interface Patches {
  readonly action: BulkAction;
  readonly next: Next;
}

/** What records are changed to, for the next ones precomputed before the transaction; undefined for a removal. */
async function patchesOf({ database }: Services, { action, next }: Patches) {
  const { table, job } = next;
  if (action.kind === 'remove') return undefined;
  if (action.kind === 'update') {
    const patch = await parsePatch(table, job._id, action.values);
    return async (id: string): Promise<GivenPatch> => ({ ...patch, id });
  }
  const parse = (id: string) => parsePatch(table, id, { [action.field]: action.values[id] });
  const patches = new Map<string, GivenPatch>();
  for (const { _id } of await nextRecords(database, next)) patches.set(_id, await parse(_id));
  // Another record may be among the next ones by then, as one of them went to the trash.
  return async (id: string) => patches.get(id) ?? (await parse(id));
}

interface Selected {
  readonly table: ResourceTable;
  readonly selection: BulkSelection;
  readonly viewer: Viewer;
}

/** Selects the rows of a bulk. */
export function selectionCondition({ table, selection, viewer }: Selected): RawBuilder<boolean> {
  if ('ids' in selection) {
    return sql<boolean>`${living(table)} and record._id in (${sql.join(selection.ids)})`;
  }
  return matching(table, table.resource.list.parse(selection.query), viewer);
}

interface Next {
  readonly table: ResourceTable;
  readonly condition: RawBuilder<boolean>;
  readonly job: LeasedJob;
  readonly after: string | undefined;
  readonly batch: number;
}

/** The next records of a bulk by `_id`, without those created after the job. */
export async function nextRecords(
  work: Work | Database,
  { table, condition, job, after, batch: limit }: Next,
) {
  const { rows } = await sql<{ _id: string; title: string }>`
    select record._id, ${columnOf(table, table.resource.title)} as title
    from ${source(table)}
    where ${condition} and record.created_at <= ${job.createdAt}
      and (${after ?? null}::uuid is null or record._id > ${after ?? null}::uuid)
    order by record._id limit ${limit}`.execute(work);
  return rows;
}

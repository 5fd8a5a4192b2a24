import type { chemicals } from 'contract/catalog';
import { BulkSelection, type JobRefusal } from 'contract/jobs';
import { utcDay } from 'contract';
import { entriesOnDay, type RegulatoryEdition } from 'contract/regulation';
import { z } from 'zod';
import type { Work } from '../db/database';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { advance } from '../jobs/job-queue';
import { jobContext } from '../jobs/job-context';
import type { LeasedJob } from '../jobs/job-rows';
import { nextRecords, selectionCondition } from '../jobs/bulk-step';
import { refusalsOf } from '../jobs/refusals';
import { inTransaction } from '../repository/in-transaction';
import type { RecordOf } from '../repository/record-of';
import { readRows } from '../repository/rows';
import { updateManyWithin } from '../repository/write-batch';
import type { Services } from '../kernel/services';
import { harmonisedVersions } from '../catalog/harmonised-versions';
import { readEditions } from './read-editions';
import { type Regulated, regulatedPatch } from './regulated-patch';
import { transportLines } from '../catalog/transport-lines';

/** The payload of a job that fills chemicals from the regulatory tables. */
export const RegulatePayload = z.object({
  selection: BulkSelection,
  isPublishing: z.boolean().default(false),
});
export type RegulatePayload = z.infer<typeof RegulatePayload>;

const batch = 50;
const Cursor = z.object({ after: z.uuid() }).nullable();

/** Fills the empty hazard and transport fields of the next chemicals by `_id`; what is not filled is reported. */
export async function regulateStep(services: Services, job: LeasedJob): Promise<'more' | 'done'> {
  const { selection, isPublishing } = RegulatePayload.parse(job.payload);
  const cursor = Cursor.parse(job.cursor);
  const context = jobContext(services, job);
  const { table, viewer } = context;
  return inTransaction(services.database, async (work) => {
    const condition = selectionCondition({ table, selection, viewer });
    const found = await nextRecords(work, { table, condition, job, after: cursor?.after, batch });
    const ids = found.map(({ _id }) => _id);
    const records = await readRows({ work, table: chemicalTable }, ids);
    const results = await regulate(work, [...records.values()]);
    const patches = results
      .map(({ id, fields }) => {
        return { id, fields: { ...fields, ...(isPublishing && { status: 'published' }) } };
      })
      .filter(({ fields }) => Object.keys(fields).length > 0);
    const outcomes = await updateManyWithin(work, context, patches);
    const titles = new Map(found.map(({ _id, title }) => [_id, title]));
    await advance(work, job, {
      done: ids.length,
      changed: outcomes.filter((outcome) => outcome.ok && outcome.isChanged).length,
      refusals: [...refusalsOf(outcomes, titles), ...reportsOf(results, titles)],
      cursor: { after: ids.at(-1) ?? cursor?.after ?? job._id },
    });
    return ids.length === batch ? 'more' : 'done';
  });
}

async function regulate(
  work: Work,
  records: readonly RecordOf<typeof chemicals>[],
): Promise<Regulated[]> {
  const [editions, entries, lines] = [
    await readEditions(work),
    entriesOnDay(await harmonisedVersions(work, records), utcDay()),
    await transportLines(
      work,
      records.map(({ unNumber }) => unNumber),
    ),
  ];
  const editionOf = (wanted: RegulatoryEdition['kind']) =>
    editions.find(({ kind }) => kind === wanted);
  const tables = { annexVi: editionOf('annex-vi'), adr: editionOf('adr'), entries, lines };
  return records.map((record) => regulatedPatch(record, tables));
}

function reportsOf(
  results: readonly Regulated[],
  titles: ReadonlyMap<string, string>,
): JobRefusal[] {
  return results.flatMap(({ id, reports }) =>
    reports.map((reason) => ({ recordId: id, title: titles.get(id) ?? '', reason })),
  );
}

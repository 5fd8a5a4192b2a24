import type { AuditAction } from 'contract/record';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import { requireResource } from '../kernel/permission';
import type { Services } from '../kernel/services';
import type { Outcome, WriteContext } from '../repository/batch';
import { columnOf } from '../repository/columns';
import { inTransaction } from '../repository/in-transaction';
import { requireAllWritable } from '../repository/hidden-fields';
import { tableOf } from '../repository/table-of';
import { removeManyWithin, restoreManyWithin } from '../repository/trash-batch';
import type { FieldChange } from '../repository/values';
import { updateManyWithin } from '../repository/write-batch';
import { changedSince, formerValues } from './former-values';
import { jobContext } from './job-context';
import { advance } from './job-queue';
import type { LeasedJob } from './job-rows';
import { refusalsOf } from './refusals';

/** All that a job did to a record. */
interface WrittenRecord {
  readonly resource: string;
  readonly recordId: string;
  readonly actions: readonly AuditAction[];
  /** Each field once, with its value before the job. */
  readonly changes: readonly FieldChange[];
  /** Its version after the job's last write. */
  readonly version: number;
}

interface PresentRecord {
  readonly version: number;
  readonly title: string;
}

/**
 * Undoes a job that wrote records of several resources, in one transaction and in the order of its writes: what follows
 * a record when it moves follows it back.
 *
 * @param undoRest - takes back what it did besides writes of records
 */
export async function undoWhole(
  services: Services,
  job: LeasedJob,
  undoRest: (work: Work) => Promise<void> | undefined,
): Promise<'done'> {
  const context = jobContext(services, job);
  return inTransaction(services.database, async (work) => {
    const written = await writtenRecords(work, job);
    const present = await presentRecords(work, services, written);
    for (const resource of new Set(written.map((one) => one.resource))) {
      const { resource: facts } = tableOf(services, resource);
      requireResource(context.viewer, facts, 'edit');
      requireAllWritable(facts, context.viewer);
    }
    const isUntouched = (one: WrittenRecord) => present.get(one.recordId)?.version === one.version;
    const outcomes = await takeBack(work, services, {
      context,
      records: written.filter(isUntouched),
    });
    await undoRest(work);
    const titles = new Map([...present].map(([id, { title }]) => [id, title]));
    const touched = written.filter((one) => !isUntouched(one));
    await advance(work, job, {
      done: written.length,
      changed: outcomes.filter((outcome) => outcome.ok).length,
      refusals: [
        ...touched.map(({ recordId }) =>
          changedSince({ recordId, title: titles.get(recordId) ?? '' }),
        ),
        ...refusalsOf(outcomes, titles),
      ],
      cursor: null,
      total: written.length,
    });
    return 'done' as const;
  });
}

/** In the order of their first write. */
async function writtenRecords(work: Work, { undoOf }: LeasedJob): Promise<WrittenRecord[]> {
  const { rows } = await sql<{
    resource: string;
    recordId: string;
    action: AuditAction;
    version: number;
    changes: readonly FieldChange[];
  }>`
    select resource, record_id, action, version, changes from audit
    where job_id = ${undoOf} and record_id is not null order by _id`.execute(work);
  const records = new Map<string, WrittenRecord>();
  for (const { action, changes, ...row } of rows) {
    const former = records.get(row.recordId);
    const known = new Set(former?.changes.map(({ field }) => field));
    records.set(row.recordId, {
      ...row,
      actions: [...(former?.actions ?? []), action],
      changes: [...(former?.changes ?? []), ...changes.filter(({ field }) => !known.has(field))],
    });
  }
  return [...records.values()];
}

async function presentRecords(
  work: Work,
  services: Services,
  written: readonly WrittenRecord[],
): Promise<ReadonlyMap<string, PresentRecord>> {
  const found = new Map<string, PresentRecord>();
  for (const [resource, records] of byResource(written)) {
    const table = tableOf(services, resource);
    const { rows } = await sql<PresentRecord & { _id: string }>`
      select record._id, record.version, ${columnOf(table, table.resource.title)} as title
      from ${sql.table(table.table)} as record
      where record._id in (${sql.join(records.map(({ recordId }) => recordId))})
      order by record._id for update of record`.execute(work);
    for (const { _id, ...record } of rows) found.set(_id, record);
  }
  return found;
}

function byResource(records: readonly WrittenRecord[]): Map<string, WrittenRecord[]> {
  const groups = new Map<string, WrittenRecord[]>();
  for (const one of records) {
    const group = groups.get(one.resource) ?? [];
    group.push(one);
    groups.set(one.resource, group);
  }
  return groups;
}

interface TakenBack {
  readonly context: WriteContext;
  readonly records: readonly WrittenRecord[];
}

/** Restores what was removed first, because what is changed back refers to it. */
async function takeBack(
  work: Work,
  services: Services,
  { context, records }: TakenBack,
): Promise<Outcome[]> {
  const groups = [...byResource(records)].map(([resource, group]) => {
    return { group, within: { ...context, table: tableOf(services, resource) } };
  });
  const outcomes: Outcome[] = [];
  for (const { group, within } of groups)
    outcomes.push(...(await restoreManyWithin(work, within, idsOf(group, 'remove'))));
  for (const { group, within } of groups) {
    const patches = group
      .filter(({ actions }) => actions.includes('update') && !actions.includes('add'))
      .map(({ recordId: id, changes }) => ({ id, fields: formerValues(within, changes) }));
    outcomes.push(...(await updateManyWithin(work, within, patches)));
  }
  for (const { group, within } of groups)
    outcomes.push(
      ...(await removeManyWithin(work, within, [
        ...idsOf(group, 'add'),
        ...idsOf(group, 'restore'),
      ])),
    );
  return outcomes;
}

function idsOf(group: readonly WrittenRecord[], action: AuditAction): string[] {
  return group.filter(({ actions }) => actions.includes(action)).map(({ recordId }) => recordId);
}

import { utcDay } from 'contract';
import type { chemicals } from 'contract/catalog';
import {
  annexTitle,
  harmonisedOf,
  hazardFieldNames,
  hazardValues,
  sourcesOf,
  withSources,
} from 'contract/regulation';
import { sql } from 'kysely';
import { z } from 'zod';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { harmonisedVersions } from '../catalog/harmonised-versions';
import { restartStructureFill } from '../catalog/structure/fill-structures';
import type { Work } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';
import { type Job, repeat } from '../jobs/repeat';
import type { Services } from '../kernel/services';
import { system } from '../kernel/viewer';
import { inTransaction } from '../repository/in-transaction';
import type { RecordOf } from '../repository/record-of';
import { rewriteComputed } from '../repository/rewrite-computed';
import { readRows } from '../repository/rows';
import { updateManyWithin } from '../repository/write-batch';
import { readEditions } from './read-editions';

const hour = 3_600_000;
const setting = 'law-followed-until';
const batch = 50;

/** On the day on which a version of an entry begins to apply, the chemicals that follow the entry take it over. */
export function startFollowingLaw(services: Services): Job {
  const { log } = services;
  return repeat({
    name: 'law in force',
    pause: hour,
    isDelayed: true,
    round: () => followLaw(services),
    log,
  });
}

/** @param day - ISO 8601, without the time */
export async function followLaw(services: Services, day = utcDay()): Promise<void> {
  const { database } = services;
  const followed = z.iso.date().safeParse(await readSetting(database, setting)).data;
  if (followed === day) return;
  let isDone = false;
  while (!isDone) {
    isDone = await inTransaction(
      database,
      async (work) => (await followBatch(services, work, day)) < batch,
    );
  }
  await inTransaction(database, async (work) => {
    if (followed !== undefined) await restartStructureFill(work);
    await writeSetting(work, setting, day);
  });
}

/**
 * Only hazards that are those of the version before are replaced: what staff have changed stays, with its finding.
 *
 * @returns how many chemicals were found
 */
async function followBatch(services: Services, work: Work, day: string): Promise<number> {
  const { rows } = await sql<{ _id: string }>`
    select _id from chemical as record
    where upcoming_classification ->> 'appliesFrom' <= ${day} and deleted_at is null
    order by _id limit ${batch} for update`.execute(work);
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return 0;
  const records = [...(await readRows({ work, table: chemicalTable }, ids)).values()];
  const versions = await harmonisedVersions(work, records);
  const edition = (await readEditions(work)).find(({ kind }) => kind === 'annex-vi');
  if (!edition) return 0;
  const patches = records.flatMap((record) => {
    const fields = valuesOnDay(record, { versions, day, edition });
    return fields ? [{ id: record._id, fields }] : [];
  });
  const context = { ...services, table: chemicalTable, viewer: system };
  await updateManyWithin(work, context, patches);
  const left = ids.filter((id) => !patches.some((patch) => patch.id === id));
  // What is not followed is not looked at again: its finding says that the law differs.
  const none = new Map(left.map((id) => [id, null]));
  await rewriteComputed({ work, table: chemicalTable }, 'upcomingClassification', none);
  return ids.length;
}

interface OnDay {
  readonly versions: Awaited<ReturnType<typeof harmonisedVersions>>;
  readonly day: string;
  readonly edition: { readonly title: string; readonly edition: string };
}

function valuesOnDay(record: RecordOf<typeof chemicals>, { versions, day, edition }: OnDay) {
  const fieldSources = record.fieldSources ?? [];
  const numbers = { casNumber: record.casNumber, ecNumber: record.ecNumber, fieldSources };
  const { inForce } = harmonisedOf(numbers, { versions, day });
  const isAllOfLaw = fieldSources
    .filter(({ field }) => hazardFieldNames.some((name) => name === field))
    .every(({ source }) => source === annexTitle);
  if (!inForce || !isAllOfLaw) return undefined;
  const fields = hazardFieldNames;
  const taken = sourcesOf({ edition, reference: inForce.indexNumber, fields, day });
  return { ...hazardValues(inForce), fieldSources: withSources(fieldSources, taken) };
}

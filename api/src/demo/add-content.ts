import type { Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import type { WriteContext } from '../repository/batch';
import type { ResourceTable } from '../repository/resource-table';
import { newFields, parsePatch, unwrapAll } from '../repository/write';
import { addManyWithin, updateManyWithin } from '../repository/write-batch';
import { careerInfoTable } from '../content/career/career-info.table';
import { policyTable } from '../content/policy.table';
import { addArticles } from './add-articles';
import { contentRecords } from './content-records';
import { articles } from './data/content/articles/all-articles';
import { careers } from './data/content/careers';
import { policies } from './data/content/policies';
import { timesOfDemo } from './demo-times';
import { known } from './known';

export interface ContentPlace {
  readonly work: Work;
  readonly contextOf: (table: ResourceTable) => WriteContext;
  readonly now: Date;
  /** The names that uploads were stored under, by key. */
  readonly files: ReadonlyMap<string, string>;
  /** By CAS number. */
  readonly chemicalIds: ReadonlyMap<string, string>;
}

/** Adds what the site shows beside chemicals, all of it older than the first article. */
export async function addContent(place: ContentPlace): Promise<void> {
  const { work, contextOf, now } = place;
  const timeOf = timesOfDemo(now);
  const file = (key: string) => known(place.files, key);
  const at = timeOf(Math.min(...articles.flatMap(({ day }) => day ?? [])) - 1);
  for (const { table, records } of contentRecords({ file, timeOf, year: now.getUTCFullYear() })) {
    const given = records.map((record) => ({ fields: newFields(table, record), at }));
    unwrapAll(await addManyWithin(work, contextOf(table), given));
  }
  await addArticles(place);
  await changeCareers(place, file('careers'));
  await changePolicies(place);
}

async function changeCareers({ work, contextOf }: ContentPlace, image: string): Promise<void> {
  const { _id } = await work.selectFrom('careerInfo').select('_id').executeTakeFirstOrThrow();
  await change(work, contextOf(careerInfoTable), { id: _id, input: { ...careers.page, image } });
}

/** They hold from the day on which they are loaded. */
async function changePolicies({ work, contextOf, now }: ContentPlace): Promise<void> {
  const effectiveFrom = now.toISOString().slice(0, 10);
  for (const { kind, ...policy } of policies) {
    const { _id } = await work
      .selectFrom('policy')
      .select('_id')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    await change(work, contextOf(policyTable), { id: _id, input: { ...policy, effectiveFrom } });
  }
}

async function change(
  work: Work,
  context: WriteContext,
  { id, input }: { readonly id: string; readonly input: FieldValues },
): Promise<void> {
  const patch = await parsePatch(context.table, id, input);
  unwrapAll(await updateManyWithin(work, context, [patch]));
}

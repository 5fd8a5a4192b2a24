import { careerInfo, company, policies as policyResource } from 'contract/content';
import type { SeedWriter } from 'api/seed';
import { addArticles } from './add-articles';
import { contentRecords } from './content-records';
import { articles } from './data/content/articles/all-articles';
import { careers } from './data/content/careers';
import facts from './data/company.json';
import { policies } from './data/content/policies';
import { timesOfDemo } from './demo-times';
import { known } from './known';

export interface ContentContext {
  readonly writer: SeedWriter;
  readonly now: Date;
  /** Stored names of uploads by key. */
  readonly files: ReadonlyMap<string, string>;
  /** By CAS number. */
  readonly chemicalIds: ReadonlyMap<string, string>;
}

/** Adds the site's content, dated before the first article. */
export async function addContent(context: ContentContext): Promise<void> {
  const { writer, now, files } = context;
  const timeOf = timesOfDemo(now);
  const file = (key: string) => known(files, key);
  const at = timeOf(Math.min(...articles.flatMap(({ day }) => day ?? [])) - 1);
  for (const { resource, records } of contentRecords({ file, timeOf })) {
    await writer.add(
      resource,
      records.map((input) => ({ input, at })),
    );
  }
  await addArticles(context);
  await changeCompany(writer);
  await changeCareers(writer, file('careers'));
  await changePolicies(context);
}

async function changeCompany(writer: SeedWriter): Promise<void> {
  const { _id } = await writer.work.selectFrom('company').select('_id').executeTakeFirstOrThrow();
  const { name, timeZone, currency } = facts;
  await writer.change(company, _id, { name, timeZone, currency });
}

async function changeCareers(writer: SeedWriter, image: string): Promise<void> {
  const { _id } = await writer.work
    .selectFrom('careerInfo')
    .select('_id')
    .executeTakeFirstOrThrow();
  await writer.change(careerInfo, _id, { ...careers.page, image });
}

/** The policies are in force from the day of loading. */
async function changePolicies({ writer, now }: ContentContext): Promise<void> {
  const effectiveFrom = now.toISOString().slice(0, 10);
  for (const { kind, ...policy } of policies) {
    const { _id } = await writer.work
      .selectFrom('policy')
      .select('_id')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    await writer.change(policyResource, _id, { ...policy, effectiveFrom });
  }
}

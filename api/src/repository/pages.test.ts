import { chemicals } from 'contract/catalog';
import { sql } from 'kysely';
import type { FieldValues } from './field-values';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system, visitor } from '../kernel/viewer';
import { sortOrder } from './list-compiler';
import { listRecords } from './read';

const count = 1_330;
const pageSize = 100;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await sql`
    insert into chemical (_id, created_at, updated_at, version, name, slug, cas_number, formula,
      synonyms, type_ids, grades, packagings, ghs_pictograms, hazard_statements,
      precautionary_statements, images, documents, status, featured, index_letter, sort_key)
    select gen_random_uuid(), now() - number * interval '1 minute', now() + number % 7 * interval '1 hour',
      1, 'Chemical ' || number, 'chemical-' || number,
      case when number % 3 > 0 then number || '-00-0' end, case when number % 2 > 0 then 'C' || number % 50 end,
      '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]',
      case when number % 4 > 0 then 'published' else 'draft' end, false, 'C', 'chemical ' || number
    from generate_series(1, ${count}::integer) as number`.execute(api.services.database);
});
afterAll(() => api.close());

const sorts = chemicals.sorts.flatMap((sort) => [sort, `-${sort}`]);

async function readAll(sort: string, viewer = system): Promise<FieldValues[]> {
  const rows: FieldValues[] = [];
  for (let page = 1; page <= Math.ceil(count / pageSize); page += 1) {
    const parameters = { page, pageSize, sort };
    rows.push(
      ...(await listRecords(api.services.database, chemicalTable, parameters, viewer)).data,
    );
  }
  return rows;
}

/** The order that the contract promises: by value, empty ones last, ties by id. */
function inOrder(rows: readonly FieldValues[], sort: string): FieldValues[] {
  const name = sort.replace(/^-/, '');
  const turn = sort.startsWith('-') ? -1 : 1;
  const compare = (one: unknown, other: unknown) => {
    if (one === other) return 0;
    if (typeof one !== 'string') return 1;
    if (typeof other !== 'string') return -1;
    return (one < other ? -1 : 1) * turn;
  };
  return rows.toSorted(
    (one, other) =>
      compare(one[name], other[name]) ||
      (String(one['_id']) < String(other['_id']) ? -1 : 1) * turn,
  );
}

it.each(sorts)('by %s, the pages together are the list in its order', async (sort) => {
  const rows = await readAll(sort);
  expect(rows).toHaveLength(count);
  const key = sort.replace(/^-/, '');
  expect(rows.map((row) => [row[key], row['_id']])).toEqual(
    inOrder(rows, sort).map((row) => [row[key], row['_id']]),
  );
});

it('visitors page through the same order without the drafts', async () => {
  const published = (await readAll('-casNumber')).filter(({ status }) => status === 'published');
  const seen = await readAll('-casNumber', visitor);
  expect(seen.map(({ _id }) => _id)).toEqual(published.map(({ _id }) => _id));
});

it('a page behind the last is empty and knows the total', async () => {
  for (const page of [15, 60, 1_000_000]) {
    const parameters = { page, pageSize };
    const answer = await listRecords(api.services.database, chemicalTable, parameters, system);
    expect(answer).toMatchObject({ data: [], total: count, page });
  }
});

it.each(sorts)('an index serves %s from both ends', async (sort) => {
  const { database } = api.services;
  await database.transaction().execute(async (work) => {
    await sql`set local enable_seqscan = off`.execute(work);
    for (const from of ['start', 'end'] as const) {
      const { rows } = await sql<FieldValues>`
        explain select record._id from chemical as record where record.deleted_at is null
        order by ${sortOrder(chemicalTable, sort, from)} limit 25`.execute(work);
      const plan = rows.map((row) => String(Object.values(row)[0])).join('\n');
      expect(plan).toMatch(/Index (?:Only )?Scan/);
      expect(plan).not.toContain('Sort');
    }
  });
});

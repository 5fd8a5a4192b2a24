import { type Endpoint, utcDay } from 'contract';
import { chemicals, type Finding, findingEndpoints } from 'contract/catalog';
import { hazardFieldNames, regulationEndpoints as endpoints, sourcesOf } from 'contract/regulation';
import { sql } from 'kysely';
import { fillStructures } from '../catalog/structure/fill-structures';
import { inTransaction } from '../repository/in-transaction';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { storeTable } from './load-tables';
import { readTableFile } from './table-files';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const editionNow = async () => (await call(endpoints.editions)).answer.data[0].edition;

/** The table as it was on a day: one version of each entry, without days, as an older release stored it. */
async function loadEditionOf(day: string): Promise<void> {
  const { rows, ...head } = await readTableFile('annex-vi');
  const newest = new Map<string, string>();
  for (const row of rows) {
    const cells = row.split('\t');
    const [index = ''] = cells;
    const isDeletion = cells[4] === '' && cells[5] === '';
    if ((cells[13] ?? '') > day) continue;
    if (isDeletion) newest.delete(index);
    else newest.set(index, cells.slice(0, 13).join('\t'));
  }
  const older = { ...head, edition: '17th ATP', published: '2021-12', rows: [...newest.values()] };
  await inTransaction(api.services.database, (work) => storeTable(work, 'annex-vi', older));
}

test('an older edition is compared with that of the release, replaced, taken over, and put back', async () => {
  await loadEditionOf('2022-12-31');
  const query = { casNumber: '110-54-3' };
  const [before] = (await call(endpoints.lookUp, { query })).answer.data.annexVi.entries;
  expect(before.statements).toContain('H373');
  const edition = { title: 'CLP Annex VI, Table 3', edition: '17th ATP' };
  const fields = hazardFieldNames;
  const values = {
    classifications: before.classifications,
    ghsPictograms: before.pictograms,
    signalWord: before.signalWord,
    hazardStatements: before.statements,
    classificationLimits: before.limits,
    classificationNotes: before.notes,
  };
  const fieldSources = sourcesOf({
    edition,
    reference: before.indexNumber,
    fields,
    day: '2022-01-01',
  });
  const body = { name: uniqueWord(), casNumber: '110-54-3', ...values, fieldSources };
  const { _id } = (await call(chemicals.endpoints.add, { body })).answer.data;

  const added = await call(endpoints.addShipped, { body: { kind: 'annex-vi' } });
  expect(added.status).toBe(201);
  expect(added.answer.data).toMatchObject({ replaces: '17th ATP', edition: '23rd ATP' });
  const affected = (await call(endpoints.affected, { id: added.answer.data._id })).answer;
  expect(affected.data.map((one: { _id: string }) => one._id)).toEqual([_id]);
  const applied = await call(endpoints.applyImport, {
    id: added.answer.data._id,
    body: { replacesSameEdition: false },
  });
  expect(applied.status).toBe(200);
  await fillStructures(api.services.database);
  const { findings } = (await call(chemicals.endpoints.get, { id: _id })).answer.data;
  expect(findings).toContain('law-differs');
  const found: Finding[] = (await call(findingEndpoints.list, { id: _id })).answer.data;
  const fix = found.find(({ code }) => code === 'law-differs')?.fix;
  const mended = await call(chemicals.endpoints.update, { id: _id, body: fix?.values ?? {} });
  expect(mended.answer.data.hazardStatements).toContain('H372');
  expect(mended.answer.data.fieldSources[0]).toMatchObject({
    edition: '23rd ATP',
    takenOn: utcDay(),
  });

  expect(await editionNow()).toBe('23rd ATP');
  const undone = await call(endpoints.undoImport, { id: added.answer.data._id });
  expect(undone.answer.data).toEqual([]);
  expect(await editionNow()).toBe('17th ATP');
  const [again] = (await call(endpoints.lookUp, { query })).answer.data.annexVi.entries;
  expect(again).toEqual(before);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from harmonised_entry`.execute(api.services.database);
  expect(rows[0]?.count).toBeGreaterThan(4300);
  expect((await call(endpoints.undoImport, { id: added.answer.data._id })).status).toBe(404);
});

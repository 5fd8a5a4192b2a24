import { type Endpoint } from 'contract';
import { chemicals, findingEndpoints, type Finding } from 'contract/catalog';
import { sql } from 'kysely';
import { fillStructures } from './fill-structures';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

/** Nothing about it is doubtful. */
const sound = {
  casNumber: '67-56-1',
  ecNumber: '200-659-6',
  smiles: 'CO',
  formula: 'CH4O',
  molecularWeight: 32.04,
  ghsPictograms: ['GHS02'],
  status: 'published',
};

describe('findings', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const call = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const add = async (body: object) => (await call(chemicals.endpoints.add, { body })).answer.data;
  const change = async (id: string, body: object) =>
    (await call(chemicals.endpoints.update, { id, body })).answer.data;
  const remove = (id: string) => call(chemicals.endpoints.remove, { id });
  const findingsOf = async (id: string): Promise<Finding[]> =>
    (await call(findingEndpoints.list, { id })).answer.data;
  const idsWith = async (finding: string): Promise<string[]> => {
    const { answer } = await call(chemicals.endpoints.list, { query: { finding, pageSize: 100 } });
    return answer.data.map(({ _id }: { _id: string }) => _id);
  };

  it('are none about a chemical of which all is known', async () => {
    const chemical = await add({ ...sound, name: 'Methanol' });
    expect(chemical.findings).toEqual([]);
    expect(await findingsOf(chemical._id)).toEqual([]);
    await remove(chemical._id);
  });

  it.each([
    ['cas-missing', { casNumber: null }],
    ['ec-missing', { ecNumber: null }],
    ['formula-differs', { formula: 'CH3OH2', molecularWeight: 33.05, status: 'draft' }],
    ['mass-differs', { molecularWeight: 33.05 }],
    ['structure-missing', { smiles: null }],
    ['hazard-missing', { ghsPictograms: [] }],
    ['stereo-open', { smiles: 'CC(O)CC', formula: null, molecularWeight: null }],
  ])('say %s, and are filtered by it', async (code, difference) => {
    const chemical = await add({ ...sound, name: code, ...difference });
    expect(chemical.findings).toEqual([code]);
    const [finding] = await findingsOf(chemical._id);
    expect(finding).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(await idsWith(code)).toEqual([chemical._id]);
    await remove(chemical._id);
    expect(await idsWith(code)).toEqual([]);
  });

  it('miss hazards of published chemicals alone, any one of the fields being enough', async () => {
    const chemical = await add({ ...sound, name: 'Draft', ghsPictograms: [], status: 'draft' });
    expect(chemical.findings).toEqual([]);
    expect((await change(chemical._id, { status: 'published' })).findings).toEqual([
      'hazard-missing',
    ]);
    expect((await change(chemical._id, { unNumber: 'UN1230' })).findings).toEqual([
      'statements-missing',
    ]);
    await remove(chemical._id);
  });

  it('follow a structure that changes alone, and offer values that settle them', async () => {
    const { _id: id } = await add({ ...sound, name: 'Following', status: 'draft' });
    const changed = await change(id, { smiles: 'CCO' });
    expect(changed.findings).toEqual(['formula-differs']);
    const [formula] = await findingsOf(id);
    expect(formula).toMatchObject({
      field: 'formula',
      message: 'The formula is CH4O, the structure gives C2H6O.',
      fix: { label: 'Use C2H6O', values: { formula: 'C2H6O' } },
    });
    const settled = await change(id, { ...formula?.fix?.values });
    expect(settled.findings).toEqual(['mass-differs']);
    const [mass] = await findingsOf(id);
    expect(mass?.fix).toEqual({ label: 'Use 46.069 g/mol', values: { molecularWeight: 46.069 } });
    expect((await change(id, { ...mass?.fix?.values })).findings).toEqual([]);
    await remove(id);
  });

  it('name the others that have the same numbers or the same structure', async () => {
    const one = await add({ ...sound, name: 'One', smiles: 'OC' });
    const other = await add({ ...sound, name: 'Other', contradictionReason: 'Another grade' });
    const others = [{ _id: other._id, name: 'Other' }];
    expect(await findingsOf(one._id)).toMatchObject([
      { code: 'cas-duplicate', field: 'casNumber', others, fix: null },
      { code: 'ec-duplicate', field: 'ecNumber', others },
      { code: 'structure-duplicate', field: 'smiles', others },
    ]);
    for (const code of ['cas-duplicate', 'ec-duplicate', 'structure-duplicate']) {
      expect(new Set(await idsWith(code))).toEqual(new Set([one._id, other._id]));
    }
    await remove(other._id);
    expect(await findingsOf(one._id)).toEqual([]);
    expect(await idsWith('structure-duplicate')).toEqual([]);
    await remove(one._id);
  });

  it('are for staff, the filter too', async () => {
    const chemical = await add({ ...sound, name: 'Secret', casNumber: null });
    expect((await callAs(api, findingEndpoints.list, { id: chemical._id })).status).toBe(403);
    const query = { finding: 'cas-missing' };
    expect((await callAs(api, chemicals.endpoints.list, { query })).status).not.toBe(200);
    const seen = await callAs(api, chemicals.endpoints.get, { id: chemical._id });
    expect(seen.answer.data).not.toHaveProperty('findings');
    await remove(chemical._id);
  });

  it('come with structures and letters to chemicals that were stored before there were any, once', async () => {
    const { database } = api.services;
    const chemical = await add({ ...sound, name: 'Old', casNumber: null });
    const broken = await add({ ...sound, name: 'Old and broken', ecNumber: null });
    const trashed = await add({ ...sound, name: 'Old and trashed', status: 'draft' });
    await remove(trashed._id);
    await database.deleteFrom('chemicalStructure').execute();
    await sql`
      update chemical set findings = '[]', index_letter = 'Q', sort_key = 'q'`.execute(database);
    await database
      .updateTable('chemical')
      .set({ smiles: 'C1CC' })
      .where('_id', '=', broken._id)
      .execute();

    await Promise.all([fillStructures(database), fillStructures(database)]);
    const rows = await database.selectFrom('chemicalStructure').select('chemicalId').execute();
    const ids = rows.map(({ chemicalId }) => chemicalId);
    expect(ids).toContain(chemical._id);
    expect(ids).toContain(trashed._id);
    expect(ids).not.toContain(broken._id);
    const { answer } = await call(chemicals.endpoints.get, { id: chemical._id });
    expect(answer.data).toMatchObject({ findings: ['cas-missing'], version: 1 });
    expect(answer.data).toMatchObject({ indexLetter: 'O', sortKey: 'old  old' });
    expect(answer.data.updatedAt).toBe(chemical.updatedAt);

    await database.deleteFrom('chemicalStructure').execute();
    await fillStructures(database);
    expect(await database.selectFrom('chemicalStructure').selectAll().execute()).toEqual([]);
  });
});

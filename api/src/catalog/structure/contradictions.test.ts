import type { Endpoint } from 'contract';
import { categories, chemicals } from 'contract/catalog';
import { jobEndpoints } from 'contract/jobs';
import { recordEndpoints } from 'contract/record';
import { callAs, unique, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { freshCas } from '../../transfer/import-journey.fixture';
import { runNextJob } from '../../jobs/job-runner';

describe('a chemical that contradicts itself or another one', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ jobs: 'stopped' });
  });
  afterAll(() => api.close());

  const call = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const post = (body: object) => call(chemicals.endpoints.add, { body });
  const add = async (body: object) => (await post(body)).answer.data;
  const change = (id: string, body: object) => call(chemicals.endpoints.update, { id, body });
  const published = { status: 'published' } as const;

  /** The numbers of ethanol beside the structure of methanol. */
  const contrary = () => ({ name: unique(), formula: 'C2H6O', smiles: 'CO' });

  it('is not published while formula and structure are of different substances', async () => {
    const refused = await post({ ...contrary(), ...published });
    expect(refused).toMatchObject({ status: 422, answer: { errors: [{ path: 'formula' }] } });
    expect(refused.answer.errors[0].message).toMatch(/formula C2H6O, structure CH4O/);
    const { _id } = await add(contrary());
    expect((await change(_id, published)).status).toBe(422);
    expect((await change(_id, { ...published, smiles: 'CCO' })).status).toBe(200);
    expect((await change(_id, { smiles: 'CO' })).status).toBe(422);
    expect((await change(_id, { smiles: 'CO', status: 'draft' })).status).toBe(200);
  });

  it('is not published with a CAS number that another published one has', async () => {
    const casNumber = freshCas();
    const first = await add({ name: 'The first', casNumber, ...published });
    const refused = await post({ name: 'The second', casNumber, ...published });
    expect(refused).toMatchObject({
      status: 422,
      answer: {
        errors: [
          {
            path: 'casNumber',
            message: `"The first" is published with the CAS number ${casNumber} already: correct the number, save it as a draft, or give a reason to publish it anyway.`,
          },
        ],
      },
    });
    const second = await add({ name: 'The second', casNumber });
    expect((await change(second._id, published)).status).toBe(422);
    expect((await change(first._id, { purity: '99 %' })).status).toBe(200);
    await change(first._id, { status: 'draft' });
    expect((await change(second._id, published)).status).toBe(200);
    expect((await change(first._id, published)).status).toBe(422);
    await call(chemicals.endpoints.remove, { id: second._id });
    expect((await change(first._id, published)).status).toBe(200);
  });

  it('is published with a reason, which stands in its history and is for staff alone', async () => {
    const contradictionReason = 'The register lists the acid under the number of its salt.';
    const { _id } = await add(contrary());
    const { status, answer } = await change(_id, { ...published, contradictionReason });
    expect([status, answer.data.contradictionReason]).toEqual([200, contradictionReason]);
    const query = { resource: 'chemical', recordId: _id };
    const [entry] = (await call(recordEndpoints.history, { query })).answer.data;
    expect(entry.changes).toContainEqual({
      field: 'contradictionReason',
      from: null,
      to: contradictionReason,
    });
    const seen = await callAs(api, chemicals.endpoints.get, { id: _id });
    expect(seen.answer.data).not.toHaveProperty('contradictionReason');
    expect((await change(_id, { purity: '99 %' })).status).toBe(200);
    for (const wrong of ['', ' ', 'x'.repeat(501)])
      expect((await change(_id, { contradictionReason: wrong })).status).toBe(422);
    expect((await change(_id, { contradictionReason: null })).status).toBe(422);
  });

  it('needs a new reason when the values that it was given for change', async () => {
    const reason = { contradictionReason: 'So it is sold.' };
    const { _id } = await add({ ...contrary(), ...published, ...reason });
    expect((await change(_id, { formula: 'C3H8O' })).status).toBe(422);
    expect((await change(_id, { formula: 'C3H8O', ...reason })).status).toBe(422);
    const other = { formula: 'C3H8O', contradictionReason: 'So it is sold now.' };
    expect((await change(_id, other)).status).toBe(200);
    const { answer } = await change(_id, { formula: 'CH4O' });
    expect(answer.data.contradictionReason).toBeNull();
    const draft = await add({ ...contrary(), ...reason });
    await change(draft._id, { formula: 'C3H8O' });
    expect((await change(draft._id, published)).status).toBe(422);
  });

  it('stays published when its category moves', async () => {
    const category = (await call(categories.endpoints.add, { body: { name: unique() } })).answer;
    const { _id } = await add(contrary());
    const { database } = api.services;
    await database.updateTable('chemical').set(published).where('_id', '=', _id).execute();
    expect((await change(_id, { categoryId: category.data._id })).status).toBe(200);
    expect((await change(_id, { purity: '99 %' })).status).toBe(422);
  });

  it('is held back by a bulk, which says why for each', async () => {
    const casNumber = freshCas();
    const names = [unique(), unique(), unique()];
    const [one, twin] = names.slice(0, 2);
    const added = [
      await add({ name: one, casNumber }),
      await add({ name: twin, casNumber }),
      await add({ ...contrary(), name: names[2] }),
    ];
    const selection = { ids: added.map(({ _id }) => _id) };
    const body = {
      resource: 'chemical',
      selection,
      action: { kind: 'update', values: published },
    };
    const started = await call(jobEndpoints.bulk, { body });
    while (await runNextJob({ services: api.services, log: console }));
    const { answer } = await call(jobEndpoints.get, { id: started.answer.data._id });
    expect(answer.data).toMatchObject({ changed: 1, refused: 2 });
    const refusals = await call(jobEndpoints.refusals, { id: started.answer.data._id });
    expect(refusals.answer.data).toEqual([
      expect.objectContaining({
        title: twin,
        reason: expect.stringContaining(`"${one}" is published with the CAS number`),
      }),
      expect.objectContaining({
        title: names[2],
        reason: expect.stringContaining('of different substances'),
      }),
    ]);
  });
});

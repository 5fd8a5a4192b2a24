import { careerInfoEndpoints, companyLogos, contactInfos, policyEndpoints } from 'contract/content';
import { recordEndpoints } from 'contract/record';
import { contentFixture } from './content.fixture';
import { storePicture } from './stored-files.fixture';
import { callAs, idsOf } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const { staff, see, add } = contentFixture(() => api);

describe('pages', () => {
  test('on careers show visitors the active openings alone', async () => {
    const openings = [
      { title: 'Chemist', description: '<p onclick="x()">Read labels</p>' },
      { title: 'Driver', active: false },
    ];
    const { answer } = await staff(careerInfoEndpoints.update, { body: { openings } });
    const [chemist, driver] = answer.data.openings;
    expect(chemist).toMatchObject({ active: true, description: '<p>Read labels</p>' });
    expect(driver._id).toMatch(/^[0-9a-f-]{36}$/);
    const shown = (await see(careerInfoEndpoints.get)).answer.data.openings;
    expect(shown).toEqual([chemist]);
    expect((await staff(careerInfoEndpoints.get)).answer.data.openings).toHaveLength(2);
    const twice = { openings: [chemist, { ...driver, _id: chemist._id }] };
    expect(await staff(careerInfoEndpoints.update, { body: twice })).toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'openings.1' }] },
    });
    const refused = await callAs(api, careerInfoEndpoints.update, { body: { openings: [] } });
    expect(refused.status).toBe(403);
  });

  test('on policies say from which day they hold, and refuse an older version', async () => {
    const query = { kind: 'privacy' };
    expect((await see(policyEndpoints.get, query)).status).toBe(404);
    const { version } = (await staff(policyEndpoints.get, { query })).answer.data;
    const body = { content: '<p>New</p>', effectiveFrom: '2027-01-31', version };
    expect((await staff(policyEndpoints.update, { query, body })).status).toBe(200);
    const { data } = (await see(policyEndpoints.get, query)).answer;
    expect(data).toMatchObject({ kind: 'privacy', content: '<p>New</p>' });
    expect(data.effectiveFrom).toBe('2027-01-31');
    expect((await see(policyEndpoints.get, { kind: 'terms' })).status).toBe(404);
    expect((await staff(policyEndpoints.update, { query, body })).status).toBe(409);
    expect((await see(policyEndpoints.get, { kind: 'cookies' })).status).toBe(400);
    expect((await callAs(api, policyEndpoints.update, { query, body })).status).toBe(403);
  });
});

test('a text is public once nothing in it is to be completed', async () => {
  const query = { kind: 'imprint' };
  const write = (content: string) => staff(policyEndpoints.update, { query, body: { content } });
  const kinds = async () =>
    (await see(policyEndpoints.written)).answer.data.map(({ kind }: { kind: string }) => kind);
  await write('<p>Represented by [complete: managing directors]</p>');
  expect(await kinds()).not.toContain('imprint');
  expect((await see(policyEndpoints.get, query)).status).toBe(404);
  await write('<p>Represented by Ann Example</p>');
  expect(await kinds()).toContain('imprint');
  expect((await see(policyEndpoints.get, query)).status).toBe(200);
});

describe('one at a time', () => {
  const history = async (resource: string, recordId: string) =>
    (await staff(recordEndpoints.history, { query: { resource, recordId } })).answer.data;

  test('is the active logo of a variant', async () => {
    const image = await storePicture(api);
    const logo = (variant: string) => add(companyLogos, { variant, image });
    const [light, dark, next] = [await logo('light'), await logo('dark'), await logo('dark')];
    const active = idsOf(await see(companyLogos.endpoints.list, { pageSize: 50 }));
    expect(active).toHaveLength(2);
    expect(active).toEqual(expect.arrayContaining([light._id, next._id]));
    const [ended] = await history('companyLogo', dark._id);
    expect(ended.changes).toEqual([{ field: 'active', from: true, to: false }]);
    const moved = { variant: 'light' };
    await staff(companyLogos.endpoints.update, { id: next._id, body: moved });
    expect(idsOf(await see(companyLogos.endpoints.list, { pageSize: 51 }))).toEqual([next._id]);
  });

  test('is the primary contact address, also when one comes back from the trash', async () => {
    const first = await add(contactInfos, { label: 'First', primary: true });
    await staff(contactInfos.endpoints.remove, { id: first._id });
    const second = await add(contactInfos, { label: 'Second', primary: true });
    const query = { resource: 'contactInfo' };
    const back = await staff(recordEndpoints.restore, { id: first._id, query });
    expect(back).toMatchObject({ status: 409, answer: { errors: [{ path: 'primary' }] } });
    await staff(contactInfos.endpoints.update, { id: second._id, body: { primary: false } });
    expect((await staff(recordEndpoints.restore, { id: first._id, query })).status).toBe(200);
  });
});

import { units } from 'contract/catalog';
import { presenceSeconds, recordEndpoints } from 'contract/record';
import { customers } from 'contract/partner';
import { sql } from 'kysely';
import { addPerson } from '../staff/role/people.fixture';
import { callAs, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { unknownId } from '../testing/unknown-id';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

test('who has a record open is named to others who may view it, for a while', async () => {
  const word = uniqueWord();
  const token = api.adminToken;
  const body = { companyName: word };
  const { _id: id } = (await callAs(api, customers.endpoints.add, { token, body })).answer.data;
  const sales = await addPerson(api, 'sales');
  const present = (who: string, isEditing: boolean, resource = 'customer', recordId = id) =>
    callAs(api, recordEndpoints.presence, {
      token: who,
      id: recordId,
      body: { resource, isEditing },
    });
  expect((await present(sales.token, true)).answer.data).toEqual([]);
  const seen = { name: expect.stringMatching(/ Tester$/), isEditing: true };
  expect((await present(token, false)).answer.data).toMatchObject([seen]);
  expect((await present(sales.token, false)).answer.data).toMatchObject([
    { adminId: api.adminId, name: 'Tess Ting', isEditing: false },
  ]);
  expect((await present(token, false)).answer.data).toMatchObject([{ isEditing: false }]);
  await sql`update presence set ends_at = ends_at - make_interval(secs => ${presenceSeconds})`.execute(
    api.services.database,
  );
  expect((await present(token, false)).answer.data).toEqual([]);

  const purchasing = await addPerson(api, 'purchasing');
  expect((await present(purchasing.token, false)).status).toBe(403);
  expect((await present(token, false, 'customer', unknownId)).status).toBe(404);
  expect((await present(token, false, units.name)).status).toBe(404);
});

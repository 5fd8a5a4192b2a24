import { categories, chemicals } from 'contract/catalog';
import {
  companyEndpoints,
  contactInfos,
  menuItems,
  policyEndpoints,
  PolicyKind,
} from 'contract/content';
import { mailServers } from 'contract/email';
import {
  type BuiltInRole,
  type StartItem,
  type StartList,
  startListEndpoints,
} from 'contract/staff';
import { noteTest } from '../../email/mail-server/note-test';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { addPerson } from '../role/people.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const read = async (token = api.adminToken): Promise<StartList['items']> =>
  (await callAs(api, startListEndpoints.get, { token })).answer.data.items;
const done = async () =>
  (await read()).filter(({ isDone }) => isDone).map(({ item }): StartItem => item);
const staff = async (endpoint: Parameters<typeof callAs>[1], body: object) =>
  (await callAs(api, endpoint, { token: api.adminToken, body })).answer.data;

test('nothing is done on the first day, and each item ticks itself', async () => {
  expect(await done()).toEqual([]);
  await staff(companyEndpoints.update, { name: 'Example Chemicals' });
  expect(await done()).toEqual(['company']);
  await staff(contactInfos.endpoints.add, { label: 'Office' });
  const address = { host: 'mail.example.com', port: 587, fromAddress: 'office@example.com' };
  const server = await staff(mailServers.endpoints.add, { ...address, name: 'A', isDefault: true });
  expect(await done()).toEqual(['company', 'contact']);
  await noteTest(api.services.database, server._id);
  await staff(categories.endpoints.add, { name: 'Solvents' });
  await staff(menuItems.endpoints.add, { title: 'Range', path: '/categories' });
  const { _id: id } = await staff(chemicals.endpoints.add, { name: 'Acetone' });
  for (const kind of PolicyKind.options) {
    expect(await done()).not.toContain('legal');
    const body = { content: '<p>Our text.</p>' };
    const query = { kind };
    await callAs(api, policyEndpoints.update, { token: api.adminToken, query, body });
  }
  expect(await done()).toEqual([
    'company',
    'contact',
    'mail-server',
    'chemical',
    'category',
    'menu',
    'legal',
  ]);
  const body = { status: 'published' };
  await callAs(api, chemicals.endpoints.update, { token: api.adminToken, id, body });
  expect(await done()).toContain('live');
  await addPerson(api, 'sales');
  expect(await done()).toContain('colleague');
});

test.each([
  ['owner', 13],
  ['catalogue', 3],
  ['website', 4],
  ['sales', 1],
  ['read-only', 0],
] satisfies [BuiltInRole, number][])('%s sees what the role may see to', async (role, count) => {
  const { token } = await addPerson(api, role);
  expect(await read(token)).toHaveLength(count);
});

test('an item is left out until it is taken up again, or done', async () => {
  const skip = (isSkipped: boolean, item = 'logo') =>
    staff(startListEndpoints.skip, { item, isSkipped });
  const skipped = async () =>
    (await read()).filter(({ isSkipped }) => isSkipped).map(({ item }) => item);
  await skip(true);
  await skip(true);
  await skip(true, 'company');
  expect(await skipped()).toEqual(['logo']);
  await skip(false);
  expect(await skipped()).toEqual([]);
  const { token } = await addPerson(api, 'sales');
  const body = { item: 'logo', isSkipped: true };
  expect((await callAs(api, startListEndpoints.skip, { token, body })).status).toBe(403);
});

test('who may change the settings closes it for everybody, for good', async () => {
  const { token } = await addPerson(api, 'sales');
  expect((await callAs(api, startListEndpoints.close, { token })).status).toBe(403);
  expect(await staff(startListEndpoints.close, {})).toEqual({ items: [] });
  expect(await read()).toEqual([]);
  await staff(startListEndpoints.close, {});
});

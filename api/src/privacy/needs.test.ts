import { type AnyResource, resourceNeeds } from 'contract';
import { allResources } from 'contract/endpoints';
import { personalDataEndpoints as endpoints } from 'contract/privacy';
import { auditedNames } from 'contract/record';
import { levelEverywhere, missingNeeds, roles } from 'contract/staff';
import { domains } from '../app/domains';
import { addPerson } from '../staff/role/people.fixture';
import { callAs, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

test('a role without a part of what is read of a person is refused, in words', async () => {
  const levels = { ...levelEverywhere('view'), customers: 'none', email: 'none', settings: 'all' };
  const body = { name: unique(), levels };
  const { answer } = await callAs(api, roles.endpoints.add, { token: api.adminToken, body });
  const { token } = await addPerson(api, { roleId: answer.data._id });
  const person = { emails: ['ann@example.com'] };
  for (const endpoint of [endpoints.find, endpoints.export]) {
    const refused = await callAs(api, endpoint, { token, body: person });
    expect([refused.status, refused.answer.detail]).toEqual([
      403,
      'You need permission to view customers and view email. An Owner or an Administrator can grant it.',
    ]);
  }
  const refused = await callAs(api, endpoints.erase, { token, body: person });
  expect(refused.answer.detail).toContain('delete, export, publish and send inquiries');
  const own = await callAs(api, endpoints.find, { token: api.adminToken, body: person });
  expect(own.status).toBe(200);
});

test('what is read of a person needs the area of each record that it is read from', () => {
  const { needs } = endpoints.find;
  const levels = { ...levelEverywhere('none'), ...(needs === 'account' ? {} : needs) };
  const tables = domains.flatMap(({ personalData }) => personalData?.tables ?? []);
  const lacking = tables.filter(({ resource: name = '' }) => {
    const resource: AnyResource | undefined = allResources.find((one) => one.name === name);
    const area = auditedNames[name]?.area;
    const own = area === undefined ? {} : ({ [area]: 'view' } as const);
    const viewing = resource === undefined ? own : resourceNeeds(resource, 'view');
    return missingNeeds(levels, viewing) !== undefined;
  });
  expect(lacking.map(({ label }) => label)).toEqual([]);
});

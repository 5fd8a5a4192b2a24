import { type AnyResource, type Endpoint } from 'contract';
import { allResources } from 'contract/endpoints';
import { z } from 'zod';
import { bearer, callAs, startTestApi, type TestApi } from 'api/testing';
import { requestOf } from 'api/hostile-requests';
import { type StoredState, watchStored } from 'api/stored-state';
import { demoCompany } from '../demo-company';

/** What belongs to one viewer or record is not reached through another's call. */
let api: TestApi;
let stored: StoredState;
/** An id of each resource that the demo company has. */
const ids = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
  for (const { name, endpoints } of listed) {
    const { answer } = await callAs(api, endpoints.list, {
      token: api.adminToken,
      query: { pageSize: 1 },
    });
    const id = answer.data?.[0]?._id;
    if (typeof id === 'string') ids.set(name, id);
  }
  stored = await watchStored(api);
}, 300_000);
afterAll(() => api.close());

const resources: readonly AnyResource[] = allResources;
const listed = resources.filter(({ endpoints }) => endpoints.list);
const named = (all: readonly AnyResource[]) =>
  all.map((resource) => [resource.name, resource] as const);
const visited = resources.filter(
  ({ visitorEndpoints }) => visitorEndpoints.list?.access === 'public',
);

/** The names that a call takes in its query. */
function parametersOf(endpoint: Endpoint | undefined): string[] {
  const query = endpoint?.query;
  return query instanceof z.ZodObject ? Object.keys(query.shape) : [];
}

async function statusOf(endpoint: Endpoint, query: string, token?: string): Promise<number> {
  const { statusCode } = await api.inject({
    ...requestOf(endpoint, query),
    headers: bearer(token),
  });
  return statusCode;
}

describe.each(named(visited))('the list of %s', (_name, resource) => {
  const list = resource.visitorEndpoints.list;
  const internal = ['createdBy', 'updatedBy', 'deletedAt', 'version', 'passwordHash', 'secret'];
  const forVisitors = parametersOf(list);
  const staffOnly = parametersOf(resource.endpoints.list).filter(
    (name) => !forVisitors.includes(name),
  );
  const shown: readonly string[] = resource.sorts;

  it('tells visitors nothing of fields that they do not see, by no way of asking', async () => {
    if (!list) throw new Error('It has no list for visitors');
    const hidden = internal.filter((field) => !shown.includes(field));
    const ways = hidden.flatMap((field) => [
      `sort=${field}`,
      `sort=-${field}`,
      `${field}=x`,
      `${field}[$gt]=`,
      `fields=${field}`,
      `select=${field}`,
      `include=${field}`,
      `search[${field}]=x`,
      `filter=${encodeURIComponent(JSON.stringify({ [field]: { $ne: null } }))}`,
    ]);
    for (const query of [...ways, ...staffOnly.map((name) => `${name}=x`)]) {
      expect([query, await statusOf(list, query)]).toEqual([query, 400]);
    }
  });
});

describe.each(named(resources))('%s', (name, resource) => {
  const calls = resource.endpoints;

  it('takes no field that the API keeps itself', async () => {
    const own = [
      '_id',
      'version',
      'createdBy',
      'createdAt',
      'updatedAt',
      'deletedAt',
      'isAdmin',
      'role',
    ];
    for (const call of [calls.add, calls.update]) {
      if (!call) continue;
      for (const field of own.filter((one) => !(one === 'version' && call === calls.update))) {
        const request = requestOf({ ...call, id: call.id });
        const payload = { [field]: '01920000-0000-7000-8000-000000000000' };
        const { statusCode } = await api.inject({
          ...request,
          payload,
          headers: bearer(api.adminToken),
        });
        expect([call.name, field, [404, 422].includes(statusCode)]).toEqual([
          call.name,
          field,
          true,
        ]);
      }
    }
    expect(await stored.changes()).toEqual([]);
  });

  it('is not reached by the id of another kind of record', async () => {
    const others = [...ids].filter(([other]) => other !== name && !isSameTable(other, name));
    for (const call of [calls.get, calls.remove]) {
      if (!call || call.idIn === 'none') continue;
      for (const [other, id] of others.slice(0, 6)) {
        const { status } = await callAs(api, call, { token: api.adminToken, id });
        expect([call.name, other, status]).toEqual([call.name, other, 404]);
      }
    }
    expect(await stored.changes()).toEqual([]);
  });
});

/** The three levels of the catalogue are rows of one table, told apart by the call. */
function isSameTable(one: string, other: string): boolean {
  return /categor/i.test(one) && /categor/i.test(other) && !/blog|email/i.test(one + other);
}

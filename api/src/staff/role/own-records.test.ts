import type { Endpoint } from 'contract';
import { allEndpoints } from 'contract/endpoints';
import { recordEndpoints } from 'contract/record';
import {
  accountEndpoints,
  BuiltInRole,
  notificationEndpoints,
  passkeyEndpoints,
  savedViews,
} from 'contract/staff';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { addPerson, type Person } from './people.fixture';

/** Records of one person, which roles do not open to others: each call on them is made as each role, for both. */
let api: TestApi;
const people = new Map<BuiltInRole, Person>();
const others = new Map<BuiltInRole, Person>();

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  for (const role of BuiltInRole.options) {
    people.set(role, await addPerson(api, role));
    others.set(role, await addPerson(api, role));
  }
});
afterAll(() => api.close());

interface OwnCall {
  readonly endpoint: Endpoint | undefined;
  /** Makes a record of the person. @returns its id */
  readonly make: (person: Person) => Promise<string>;
  readonly table: 'savedView' | 'notification' | 'adminSession' | 'passkey';
  readonly request?: (id: string) => CallRequest | Promise<CallRequest>;
}

async function newView({ token }: Person): Promise<string> {
  const body = { name: `Secret ${unique()}`, resource: 'unit' };
  return (await callAs(api, savedViews.endpoints.add, { token, body })).answer.data._id;
}

async function newTrashedView(owner: Person): Promise<string> {
  const id = await newView(owner);
  await callAs(api, savedViews.endpoints.remove, { token: owner.token, id });
  return id;
}

async function newNotice({ adminId }: Person): Promise<string> {
  const message = `Secret ${unique()}`;
  const { database } = api.services;
  const time = new Date().toISOString();
  const row = {
    _id: uuidv7(),
    adminId,
    message,
    time,
    kind: 'product-inquiry',
    link: null,
  } as const;
  await database
    .insertInto('notification')
    .values({ ...row, readAt: null })
    .execute();
  return row._id;
}

async function newSession({ adminId }: Person): Promise<string> {
  const token = await api.services.sessions.open(adminId);
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;
}

async function newPasskey({ adminId }: Person): Promise<string> {
  const row = { _id: uuidv7(), adminId, name: `Secret ${unique()}`, counter: 0 };
  const keys = { credentialId: unique(), publicKey: unique() };
  const times = { createdAt: new Date().toISOString(), lastUsedAt: null };
  await api.services.database
    .insertInto('passkey')
    .values({ ...row, ...keys, ...times, transports: sql`'[]'::jsonb` })
    .execute();
  return row._id;
}

const view = { make: newView, table: 'savedView' } as const;
const resource = savedViews.name;

async function entryOf(recordId: string): Promise<string> {
  const { _id } = await api.services.database
    .selectFrom('audit')
    .select('_id')
    .where('recordId', '=', recordId)
    .executeTakeFirstOrThrow();
  return _id;
}

const calls: readonly OwnCall[] = [
  { ...view, endpoint: savedViews.endpoints.get },
  { ...view, endpoint: savedViews.endpoints.update, request: () => ({ body: { query: 'a=b' } }) },
  { ...view, endpoint: savedViews.endpoints.remove },
  {
    ...view,
    endpoint: recordEndpoints.history,
    request: (recordId) => ({ query: { resource, recordId } }),
  },
  { ...view, endpoint: recordEndpoints.uses, request: () => ({ query: { resource } }) },
  {
    ...view,
    endpoint: recordEndpoints.presence,
    request: () => ({ body: { resource, isEditing: false } }),
  },
  {
    ...view,
    endpoint: recordEndpoints.revert,
    request: async (id) => ({ id: await entryOf(id) }),
  },
  {
    make: newTrashedView,
    table: 'savedView',
    endpoint: recordEndpoints.restore,
    request: () => ({ query: { resource } }),
  },
  { make: newNotice, table: 'notification', endpoint: notificationEndpoints.remove },
  { make: newSession, table: 'adminSession', endpoint: accountEndpoints.endSession },
  {
    make: newPasskey,
    table: 'passkey',
    endpoint: passkeyEndpoints.rename,
    request: () => ({ body: { name: 'Mine' } }),
  },
  { make: newPasskey, table: 'passkey', endpoint: passkeyEndpoints.remove },
];

/** Calls by id for every account whose records belong to a resource, which decides on them by its permission. */
const byResource = ['job.', 'import.', 'translation.'];

test('every call for every account that names a record by id is walked, or goes by permission', () => {
  const walked = calls.map(({ endpoint }) => endpoint?.name);
  const open = allEndpoints
    .filter(
      ({ needs, idIn, access }) => access === 'admin' && needs === 'account' && idIn !== 'none',
    )
    .map(({ name }) => name);
  const missing = open.filter(
    (name) => !walked.includes(name) && !byResource.some((one) => name.startsWith(one)),
  );
  expect(missing).toEqual([]);
});

test('somebody else’s records are refused to every role and stay as they are; their owner reaches them', async () => {
  const wrong: string[] = [];
  let size = 0;
  for (const { endpoint, make, table, request } of calls) {
    const stored = (id: string) =>
      api.services.database.selectFrom(table).selectAll().where('_id', '=', id).execute();
    for (const [ownerRole, owner] of people) {
      const id = await make(owner);
      const given = { id, ...(await request?.(id)) };
      const before = JSON.stringify(await stored(id));
      for (const [role, { token }] of others) {
        const { status, answer } = await callAs(api, endpoint, { ...given, token });
        const isEmpty = status === 200 && endpoint?.method === 'GET' && !answer.data?.length;
        const isRefused = [403, 404, 422].includes(status) || isEmpty;
        size += 1;
        if (!isRefused || JSON.stringify(answer).includes('Secret'))
          wrong.push(`${endpoint?.name} answered ${status} to ${role}, of ${ownerRole}`);
      }
      if (JSON.stringify(await stored(id)) !== before) wrong.push(`${endpoint?.name} changed it`);
      const own = await callAs(api, endpoint, { ...given, token: owner.token });
      size += 1;
      if (own.status !== 200)
        wrong.push(`${endpoint?.name} answered ${own.status} to ${ownerRole}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(size).toBe(calls.length * people.size * (others.size + 1));
  expect(size).toBeGreaterThan(600);
}, 120_000);

test('lists of what is one’s own have nothing of others', async () => {
  const [owner] = people.values();
  if (owner === undefined) throw new Error('There is nobody');
  const ids = await Promise.all(
    [newView, newNotice, newSession, newPasskey].map((make) => make(owner)),
  );
  const trashed = await newTrashedView(owner);
  const lists: readonly [Endpoint | undefined, CallRequest][] = [
    [savedViews.endpoints.list, {}],
    [notificationEndpoints.list, {}],
    [accountEndpoints.sessions, {}],
    [passkeyEndpoints.list, {}],
    [recordEndpoints.trash, { query: { resource } }],
  ];
  const read = async ({ token }: Person) => {
    const answers = await Promise.all(
      lists.map(([endpoint, request]) => callAs(api, endpoint, { ...request, token })),
    );
    const text = JSON.stringify(answers);
    return [...ids, trashed].filter((id) => text.includes(id));
  };
  expect(await read(owner)).toEqual([...ids, trashed]);
  for (const person of others.values()) expect(await read(person)).toEqual([]);
});

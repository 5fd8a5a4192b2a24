import { randomUUID } from 'node:crypto';
import type { Endpoint } from 'contract';
import { type ArrivedMail, emails, mailboxEndpoints, mailServers } from 'contract/email';
import { allEndpoints } from 'contract/endpoints';
import {
  BuiltInRole,
  builtInRoles,
  levelEverywhere,
  MadeLink,
  missingNeeds,
  type Permissions,
  roles,
  staffEndpoints,
} from 'contract/staff';
import { requestOf } from 'api/hostile-requests';
import { addPerson, callAs, type CallRequest, startTestApi, type TestApi } from 'api/testing';
import { openMailbox } from './open-mailbox';
import { freePort } from './free-port.fixture';

interface Person {
  readonly name: string;
  readonly adminId: string;
  readonly token: string;
  readonly email: string;
  readonly roleId: string;
  readonly levels: Permissions;
}

const people: Person[] = [];
/** Each mailed link with the person whose account, or whose role in an invitation, it opens. */
const links: { readonly token: string; readonly of: Person }[] = [];
const messages: string[] = [];
let api: TestApi;
let requests = 0;

beforeAll(async () => {
  const port = await freePort();
  const env = { MAILBOX_PORT: String(port), PUBLIC_URL: 'https://panel.example' };
  api = await startTestApi({ jobs: 'stopped', mail: 'running', openMailbox, env });
  const server = { name: 'Mailbox', host: '127.0.0.1', port, security: 'none' };
  await owner(mailServers.endpoints.add, { body: { ...server, fromAddress: 'it@example.com' } });
  for (const role of BuiltInRole.options) {
    await join({ name: role, roleId: builtInRoles[role]._id, levels: builtInRoles[role].levels });
  }
  for (const area of ['settings', 'staff', 'email'] as const) {
    const own = { ...levelEverywhere('none'), [area]: 'all' };
    const { _id } = await owner(roles.endpoints.add, { body: { name: area, levels: own } });
    await join({ name: `only ${area}`, roleId: _id, levels: own });
  }
  // Reads all mail, and manages few accounts.
  const reader = {
    ...builtInRoles['read-only'].levels,
    website: 'edit',
    applications: 'view',
    staff: 'view',
    settings: 'view',
  } as const;
  const { _id } = await owner(roles.endpoints.add, { body: { name: 'reader', levels: reader } });
  await join({ name: 'reader', roleId: _id, levels: reader });
  for (const person of people) await mailLinks(person);
}, 60_000);
afterAll(() => api.close());

const owner = async (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  (await callAs(api, endpoint, { token: api.adminToken, ...request })).answer.data;

async function join(role: Pick<Person, 'name' | 'roleId' | 'levels'>) {
  const { adminId, token } = await addPerson(api, role);
  const profile = await send({ method: 'GET', url: '/api/admin/adminprofile' }, token);
  people.push({ ...role, adminId, token, email: profile.json().admin.email });
}

interface Sent {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly payload?: object;
}

/** Each request comes from another address, so that none meets the limits of one. */
function send(request: Sent, token?: string) {
  requests += 1;
  const remoteAddress = `203.0.${requests % 250}.${Math.floor(requests / 250) % 250}`;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  // A stream of events does not end by itself.
  return api.inject({ ...request, remoteAddress, headers });
}

/** Has a new password and an invitation of the person's role mailed, and reads both links as an Owner. */
async function mailLinks(person: Person) {
  const invited = `invited-${person.email}`;
  const payload = { email: person.email };
  await send({ method: 'POST', url: '/api/admin/requestPasswordReset', payload });
  await owner(staffEndpoints.invite, { body: { email: invited, roleId: person.roleId } });
  for (const to of [person.email, invited]) {
    const id = await arrived(to);
    const { text } = await owner(mailboxEndpoints.get, { id });
    const token = /#([\w-]{43})/.exec(text)?.[1];
    if (token === undefined) throw new Error(`An Owner sees no link to ${to}`);
    messages.push(id);
    links.push({ token, of: person });
  }
}

/** The id of the message to an address, once it is there. */
async function arrived(address: string): Promise<string> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const list: ArrivedMail[] = await owner(mailboxEndpoints.list, { query: { pageSize: 5 } });
    const mail = list.find(({ to }) => to.includes(address));
    if (mail) return mail._id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail to ${address} arrived`);
}

/** Whether the first may change the account of the second: by levels, and Owners by Owners alone. */
function manages(viewer: Person, { roleId, levels: needed }: Person): boolean {
  const ownerId = builtInRoles.owner._id;
  if (roleId === ownerId) return viewer.roleId === ownerId;
  const asNeeds = Object.entries(needed).filter(([, level]) => level !== 'none');
  return missingNeeds(viewer.levels, Object.fromEntries(asNeeds)) === undefined;
}

/** Reads of every record that a link passes through. */
async function readsOfMails(): Promise<Sent[]> {
  const { data } = (
    await callAs(api, emails.endpoints.list, { token: api.adminToken, query: { pageSize: 100 } })
  ).answer;
  const ids: string[] = data.map(({ _id }: { _id: string }) => _id);
  return [
    ...messages.map((id) => `mailbox/getById?id=${id}`),
    ...ids.flatMap((id) => [
      `email/getById?id=${id}`,
      `email/getContent?id=${id}`,
      `audit/get?resource=email&recordId=${id}`,
    ]),
  ].map((path) => ({ method: 'GET', url: `/api/${path}` }));
}

test('no role reads the link of an account that it could not change', async () => {
  // A stream of events does not end by itself.
  const reads = allEndpoints.filter(
    ({ method, name }) => method === 'GET' && name !== 'notification.stream',
  );
  const wanted = [
    ...reads.map((endpoint) => ({ method: endpoint.method, url: requestOf(endpoint).url })),
    ...(await readsOfMails()),
  ];
  const leaks: string[] = [];
  const shown = new Set<string>();
  for (const viewer of people) {
    for (const request of wanted) {
      const { body } = await send(request, viewer.token);
      for (const { of } of links.filter(({ token }) => body.includes(token))) {
        shown.add(viewer.name);
        if (!manages(viewer, of)) leaks.push(`${viewer.name}, of ${of.name}: ${request.url}`);
      }
    }
  }
  expect(links).toHaveLength(2 * people.length);
  expect([...shown]).toEqual(['owner', 'administrator', 'reader']);
  expect(leaks).toEqual([]);
}, 120_000);

test('no role makes a link for an account that it could not change', async () => {
  const wrong: string[] = [];
  for (const viewer of people) {
    for (const of of people.filter(({ name }) => name !== viewer.name)) {
      for (const [endpoint, request] of requestsForLinks(of)) {
        const answer = await send(request, viewer.token);
        const mayCall = missingNeeds(viewer.levels, endpoint.needs ?? 'account') === undefined;
        const may = mayCall && manages(viewer, of);
        if ((answer.statusCode !== 403) !== may) {
          wrong.push(`${viewer.name} to ${of.name}: ${endpoint.name} ${answer.statusCode}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** A call that answers with a link, for an account or for an invitation to its role. */
function requestsForLinks({ adminId, roleId }: Person): [Endpoint, Sent][] {
  const { resetLink, invite } = staffEndpoints;
  const email = `${randomUUID()}@example.com`;
  return [
    [resetLink, { method: 'POST', url: `/api/staff/resetLink?id=${adminId}` }],
    [invite, { method: 'POST', url: '/api/staff/invite', payload: { email, roleId } }],
  ];
}

test('each call that answers with a link is walked', () => {
  const made = allEndpoints.filter(({ answer }) => {
    const { shape } = Object(answer);
    return Object(shape).data === MadeLink;
  });
  // An invitation that is sent again is checked as a new one is.
  expect(made.map(({ name }) => name)).toEqual(['staff.invite', 'staff.resend', 'staff.resetLink']);
});

test('no role but Owner sends the links another way', async () => {
  const { _id, version } = (await owner(mailServers.endpoints.list))[0];
  const update = `/api/smtp/update?id=${_id}`;
  const evil = { host: 'mail.example.com', port: 25, fromAddress: 'me@example.com' };
  const requests: Sent[] = [
    {
      method: 'POST',
      url: '/api/smtp/add',
      payload: { ...evil, name: 'E', sendsAccountLinks: true },
    },
    ...Object.entries({ ...evil, sendsAccountLinks: false }).map(([field, value]): Sent => ({
      method: 'PUT',
      url: update,
      payload: { version, [field]: value },
    })),
  ];
  for (const { name, token } of people.filter((one) => one.name !== 'owner')) {
    for (const request of requests) {
      const { statusCode } = await send(request, token);
      expect([name, request.url, statusCode]).toEqual([name, request.url, 403]);
    }
  }
});

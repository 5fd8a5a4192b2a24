import type { ServerResponse } from 'node:http';
import type { Endpoint } from 'contract';
import { mailAccountEndpoints, mailAccounts } from 'contract/email';
import { personalDataEndpoints } from 'contract/privacy';
import { auditEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import {
  type AuthorizationServer,
  clientSecret,
  sendJson,
  startAuthorizationServer,
} from './authorization-server.fixture';

let api: TestApi;
let sales: Person;
let reader: Person;
let provider: AuthorizationServer;
beforeAll(async () => {
  [provider, api] = await Promise.all([
    startAuthorizationServer(),
    startTestApi({ jobs: 'stopped' }),
  ]);
  [sales, reader] = [await addPerson(api, 'sales'), await addPerson(api, 'read-only')];
});
beforeEach(() => {
  provider.requests.length = 0;
  provider.givesRefresh = true;
  provider.reply = undefined;
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const call = (token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token, ...request });
const asOwner = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  call(api.adminToken, endpoint, request);

const host = { name: 'Sales', host: 'imap.example.com', port: 993, username: 'sales@example.com' };

async function add(fields: object = {}, token = api.adminToken) {
  const body = { ...host, ...provider.account, ...fields };
  return call(token, mailAccounts.endpoints.add, { body });
}
const addAccount = async (fields: object = {}, token = api.adminToken): Promise<string> =>
  (await add(fields, token)).answer.data._id;
const account = async (id: string, token = api.adminToken) =>
  (await call(token, mailAccounts.endpoints.get, { id })).answer.data;
async function change(id: string, fields: object) {
  const { version } = await account(id);
  return asOwner(mailAccounts.endpoints.update, { id, body: { ...fields, version } });
}

const begin = (id: string, token = api.adminToken) =>
  call(token, mailAccountEndpoints.beginSignIn, { id });
async function begun(id: string, token = api.adminToken): Promise<string> {
  return (await begin(id, token)).answer.data.url;
}
const finish = (response: string, token = api.adminToken) =>
  call(token, mailAccountEndpoints.finishSignIn, { body: { response } });
async function boxes(id: string) {
  const { rows } = await sql<Record<string, string | null>>`
    select client_secret_box, refresh_token_box, access_token_box, password_box
    from mail_account_secret where mail_account_id = ${id}`.execute(api.services.database);
  return rows[0];
}

describe('a sign-in at the provider', () => {
  it('asks by code with PKCE, comes back to one address, and stores tokens that nobody reads', async () => {
    const id = await addAccount();
    const url = new URL(await begun(id));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      kept: '1',
      response_type: 'code',
      client_id: 'a client',
      redirect_uri: expect.stringMatching(/^http.*\/mail-account-sign-in$/),
      scope: 'imap offline_access',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      login_hint: 'sales@example.com',
    });
    expect(await account(id)).toMatchObject({ connectedAt: null, signIn: 'oauth2' });
    const { status, answer } = await finish(provider.allow(url.href));
    expect([status, answer.data]).toEqual([200, { _id: id, name: 'Sales' }]);
    expect(provider.requests).toEqual([
      {
        grant_type: 'authorization_code',
        code: expect.any(String),
        redirect_uri: url.searchParams.get('redirect_uri'),
        code_verifier: expect.stringMatching(/^[\w-]{43}$/),
        client_id: 'a client',
        client_secret: clientSecret,
      },
    ]);
    const stored = await account(id);
    expect(stored.connectedAt).not.toBeNull();
    const shown = JSON.stringify([stored, await asOwner(auditEndpoints.list, { query: {} })]);
    for (const token of [...provider.tokens, clientSecret]) expect(shown).not.toContain(token);
    expect(JSON.stringify(await boxes(id))).not.toContain([...provider.tokens][0]);
  });

  it('is taken once, from the person who began it, and is replaced by the next one', async () => {
    const id = await addAccount();
    const first = provider.allow(await begun(id));
    const second = provider.allow(await begun(id));
    const others = provider.allow(await begun(id, sales.token));
    expect((await finish(first)).status).toBe(422);
    expect((await finish(others)).status).toBe(422);
    expect((await finish(second, sales.token)).status).toBe(422);
    expect((await finish(second)).status).toBe(200);
    expect((await finish(second)).answer.detail).toMatch(/too long, or was begun elsewhere/);
    expect((await finish(others, sales.token)).status).toBe(200);
    expect(provider.requests).toHaveLength(2);
  });
});

const json = (status: number, body: object) => (response: ServerResponse) =>
  sendJson(response, status, body);
const raw = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status).end(body);
};
const good = { access_token: 'abc', token_type: 'Bearer', refresh_token: 'def' };

describe('what comes back', () => {
  it.each<[string, (query: string) => string, RegExp]>([
    ['no state', () => '?code=1', /begun elsewhere/],
    ['a wrong state', () => '?code=1&state=other', /begun elsewhere/],
    ['nothing', () => '?', /begun elsewhere/],
    ['bytes that are no text', () => '?state=%00%ff&code=%00', /begun elsewhere/],
    ['a refusal', (query) => query.replace(/code=[^&]*/, 'error=access_denied'), /not allowed/],
    ['an error', (query) => query.replace(/code=[^&]*/, 'error=<b>x'), /gave no access/],
    ['no code', (query) => query.replace(/code=[^&]*&/, ''), /gave no access/],
    ['a wrong code', (query) => query.replace(/code=[^&]*/, 'code=1'), /over or was revoked/],
  ])('%s stores nothing and says so', async (_name, change_, words) => {
    const id = await addAccount();
    const query = change_(provider.allow(await begun(id)));
    const { status, answer } = await finish(query, api.adminToken);
    expect([status, answer.detail]).toEqual([422, expect.stringMatching(words)]);
    expect((await account(id)).connectedAt).toBeNull();
    expect(await boxes(id)).toMatchObject({ refreshTokenBox: null, accessTokenBox: null });
    expect(JSON.stringify(answer)).not.toContain('<b>');
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      'no refresh token',
      json(200, { access_token: 'abc', token_type: 'bearer' }),
      /offline_access/,
    ],
    ['another kind of token', json(200, { ...good, token_type: 'mac' }), /something else/],
    ['no access token', json(200, { token_type: 'bearer', refresh_token: 'a' }), /something else/],
    ['an error with 200', json(200, { error: 'invalid_client' }), /client or its secret/],
    ['an unknown error', json(400, { error: 'odd_one' }), /odd_one/],
    ['an error of another shape', json(400, { error: { code: 1 } }), /something else.*400/],
    ['an error with markup', json(400, { error: '<b>bold</b>' }), /something else/],
    ['a token with a line end', json(200, { ...good, access_token: 'a\r\nb' }), /something else/],
    ['a token with a control', json(200, { ...good, access_token: 'a\u0001b' }), /something else/],
    ['an odd life', json(200, { ...good, expires_in: 'soon' }), /something else/],
    ['HTML', raw(200, '<html>Sign in'), /something else/],
    ['nothing', raw(200, ''), /something else/],
    ['a failure', raw(503, 'invalid_grant'), /something else.*503/],
    ['a huge answer', raw(200, `{"access_token":"${'a'.repeat(300_000)}"}`), /too long/],
    [
      'a redirect',
      (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
      /leads elsewhere/,
    ],
    ['a broken answer', (response) => void response.destroy(), /does not answer/],
  ])('a token address that answers %s', async (_name, reply, words) => {
    const id = await addAccount();
    const query = provider.allow(await begun(id));
    provider.reply = reply;
    const { status, answer } = await finish(query);
    expect([status, answer.detail]).toEqual([422, expect.stringMatching(words)]);
    expect((await account(id)).connectedAt).toBeNull();
    expect(provider.requests).toHaveLength(1);
  });

  it('a sign-in of more than ten minutes, or from before a change of the provider, is over', async () => {
    const id = await addAccount();
    const late = provider.allow(await begun(id));
    await api.sql(`update mail_account_sign_in set until = now() - interval '1 second'`);
    expect((await finish(late)).status).toBe(422);
    const before = provider.allow(await begun(id));
    await change(id, { scope: 'imap' });
    expect((await finish(before)).status).toBe(422);
    expect(provider.requests).toEqual([]);
  });

  it('a life as text, and none, are taken', async () => {
    const id = await addAccount();
    for (const expires_in of ['60', undefined, 0, 1e12]) {
      provider.reply = json(200, { ...good, expires_in });
      expect((await finish(provider.allow(await begun(id)))).status).toBe(200);
    }
  });
});

describe('the fields', () => {
  it.each<[string, object, string]>([
    ['no provider', { tokenUrl: null }, 'tokenUrl'],
    ['no client', { clientId: null }, 'clientId'],
    ['no scope', { scope: null }, 'scope'],
    ['a plain address', { tokenUrl: 'http://login.example.com/token' }, 'tokenUrl'],
    ['a script', { authorizationUrl: 'javascript:alert(1)' }, 'authorizationUrl'],
    ['a user', { tokenUrl: 'https://a:b@login.example.com/' }, 'tokenUrl'],
    [
      'a name that begins like this machine',
      { tokenUrl: 'http://localhost.example.com/' },
      'tokenUrl',
    ],
    ['a fragment', { authorizationUrl: 'https://login.example.com/#a' }, 'authorizationUrl'],
    ['a line end', { scope: 'a\u0000b' }, 'scope'],
    ['another kind', { signIn: 'kerberos' }, 'signIn'],
  ])('with %s are refused', async (_name, fields, path) => {
    const { status, answer } = await add(fields);
    expect([status, answer.errors?.map((error: { path: string }) => error.path)]).toEqual([
      422,
      [path],
    ]);
  });

  it('a change of server, user or client ends what was allowed, one of the name does not', async () => {
    const id = await addAccount();
    const connect = async () => finish(provider.allow(await begun(id)));
    for (const fields of [
      { host: 'imap.other.example' },
      { username: 'other@example.com' },
      { clientId: 'another' },
    ]) {
      expect((await connect()).status).toBe(200);
      await change(id, fields);
      expect((await account(id)).connectedAt).toBeNull();
      expect(await boxes(id)).toMatchObject({ refreshTokenBox: null, accessTokenBox: null });
    }
    await change(id, { clientId: 'a client' });
    await connect();
    await change(id, { name: 'Renamed' });
    expect((await account(id)).connectedAt).not.toBeNull();
    const { answer } = await change(id, { tokenUrl: 'https://login.other.example/token' });
    expect(answer.errors).toMatchObject([{ path: 'clientSecret' }]);
    expect((await boxes(id))?.refreshTokenBox).not.toBeNull();
  });

  it('back to a password forgets the provider, and the other way the password', async () => {
    const id = await addAccount();
    await finish(provider.allow(await begun(id)));
    await change(id, { signIn: 'password', password: 'secret words' });
    expect(await account(id)).toMatchObject({
      signIn: 'password',
      tokenUrl: null,
      clientId: null,
      clientSecretSetAt: null,
      connectedAt: null,
      passwordSetAt: expect.any(String),
    });
    const none = { clientSecretBox: null, refreshTokenBox: null, accessTokenBox: null };
    expect(await boxes(id)).toMatchObject({ ...none, passwordBox: expect.any(String) });
    expect((await begin(id)).status).toBe(422);
    await change(id, provider.account);
    expect(await account(id)).toMatchObject({ passwordSetAt: null, connectedAt: null });
    expect(await boxes(id)).toMatchObject({ passwordBox: null, refreshTokenBox: null });
  });
});

describe('permissions', () => {
  it('once its person is erased, a personal mailbox has no tokens any more', async () => {
    const username = 'leaves@example.com';
    const id = await addAccount({ isPersonal: true, username }, sales.token);
    const query = provider.allow(await begun(id, sales.token));
    expect((await finish(query, sales.token)).status).toBe(200);
    const body = { emails: [username], phones: [] };
    expect((await asOwner(personalDataEndpoints.erase, { body })).status).toBe(200);
    expect(await boxes(id)).toBeUndefined();
  });

  it('a personal mailbox is connected by its owner alone, others by who may change mailboxes', async () => {
    const personal = await addAccount({ isPersonal: true }, sales.token);
    expect((await begin(personal)).status).toBe(404);
    const query = provider.allow(await begun(personal, sales.token));
    expect((await finish(query)).status).toBe(422);
    expect((await finish(query, sales.token)).status).toBe(200);
    const id = await addAccount();
    expect((await begin(id, reader.token)).status).toBe(403);
    expect((await finish(query, reader.token)).status).toBe(403);
    const first = provider.allow(await begun(id, sales.token));
    await asOwner(mailAccounts.endpoints.remove, { id });
    expect((await begin(id)).status).toBe(404);
    expect((await finish(first, sales.token)).status).toBe(404);
  });

  it('a mailbox that was not signed in to says so when it is tested', async () => {
    const id = await addAccount();
    const { answer } = await asOwner(mailAccountEndpoints.test, { id });
    expect(answer.data).toMatchObject({ ok: false, verdict: 'Sign in at the provider first.' });
  });
});

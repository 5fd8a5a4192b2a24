import { mailAccountEndpoints, mailAccounts, mailMessages } from 'contract/email';
import { sql } from 'kysely';
import { takeLease } from '../../jobs/named-lease';
import { mailboxHealth } from '../account/mailbox-health';
import { type ImapServer, startImapServer } from '../imap/imap-server.fixture';
import { startMailIntake } from '../intake/start-mail-intake';
import { type MailFixture, openMailFixture, until } from '../sending/mail-sending.fixture';
import { accessTokenOf } from './access-token';
import { type AuthorizationServer, startAuthorizationServer } from './authorization-server.fixture';

let fixture: MailFixture;
let imap: ImapServer;
let provider: AuthorizationServer;
beforeAll(async () => {
  provider = await startAuthorizationServer();
  [imap, fixture] = await Promise.all([startImapServer(provider.tokens), openMailFixture()]);
});
beforeEach(async () => {
  imap.replies.clear();
  imap.messages.length = 0;
  imap.commands.length = 0;
  imap.capabilities = 'IMAP4rev1 IDLE MOVE SASL-IR AUTH=XOAUTH2';
  provider.requests.length = 0;
  Object.assign(provider, { rotates: false, delay: 0, reply: undefined, life: 3_600 });
  await fixture.api.sql('update mail_account set is_active = false, version = version + 1');
});
afterAll(async () => {
  await fixture.api.close();
  await Promise.all([imap.close(), provider.close()]);
});

const silent = { error: () => undefined };
const account = (id: string) => fixture.data(mailAccounts.endpoints.get, { id });
const subjects = async (accountId: string): Promise<string[]> => {
  const query = { accountId, sort: 'subject', pageSize: 100 };
  const found: { subject: string }[] = await fixture.data(mailMessages.endpoints.list, { query });
  return found.map(({ subject }) => subject);
};
const test = (id: string) => fixture.data(mailAccountEndpoints.test, { id });
const token = (id: string, signal = AbortSignal.timeout(20_000)) =>
  accessTokenOf(fixture.api.services, id, signal);
const expire = () => fixture.api.sql(`update mail_account_secret set access_token_until = now()`);

async function connect(id: string): Promise<void> {
  const { url } = await fixture.data(mailAccountEndpoints.beginSignIn, { id });
  const body = { response: provider.allow(url) };
  const { status } = await fixture.staff(mailAccountEndpoints.finishSignIn, { body });
  expect(status).toBe(200);
}

async function addAccount(fields: object = {}): Promise<string> {
  const server = { host: '127.0.0.1', port: imap.port, security: 'none', folder: 'Returned mail' };
  const body = { name: 'Sales', ...server, username: 'bounces@example.com', ...provider.account };
  const { _id: id } = await fixture.data(mailAccounts.endpoints.add, {
    body: { ...body, ...fields },
  });
  await connect(id);
  provider.requests.length = 0;
  return id;
}

async function read(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const options = { pause: 20, poll: 50, retry: 20, lease: 5 };
  const job = startMailIntake({ services: fixture.api.services, log: silent, options });
  try {
    await until(isSo);
  } finally {
    await job.stop();
  }
}

let serial = 0;
const mail = (subject: string) =>
  `From: Ann Lee <ann${(serial += 1)}@x.example>\r\nSubject: ${subject}\r\nMessage-ID: <${serial}.token@x.example>\r\n\r\nHello\r\n`;

describe('a mailbox by token', () => {
  it.each([
    ['seen', {}],
    ['move', { moveTo: 'Done' }],
  ])('is read, and marks as %s, without a password', async (afterReading, fields) => {
    const id = await addAccount({ afterReading, ...fields });
    imap.deliver(mail('By token'));
    await read(
      () => imap.messages.every(({ isSeen }) => isSeen) && imap.commands.includes('UID FETCH'),
    );
    expect(await subjects(id)).toEqual(['By token']);
    expect(imap.commands).not.toContain('LOGIN');
    expect(await test(id)).toMatchObject({ ok: true });
    expect(provider.requests).toEqual([]);
  });

  it('goes on with a new token when the server ends the old one in the middle, each message once', async () => {
    const id = await addAccount();
    for (let index = 0; index < 70; index += 1) imap.deliver(mail(`M ${index}`));
    imap.replies.set('UID FETCH', 'NO [AUTHENTICATIONFAILED] the token is over');
    provider.tokens.clear();
    await read(() => imap.commands.includes('UID FETCH'));
    const job = read(async () => (await account(id)).taken === 70);
    imap.drop();
    provider.tokens.clear();
    imap.replies.clear();
    await job;
    expect(new Set(await subjects(id)).size).toBe(70);
    expect((await account(id)).failure).toBeNull();
    expect(provider.requests.length).toBeGreaterThan(1);
  });

  it('asks for another token once where the server refuses it, and then says so', async () => {
    const id = await addAccount({ username: 'somebody@example.com' });
    expect(await test(id)).toMatchObject({ verdict: 'The server refuses the user or the token.' });
    expect(provider.requests).toHaveLength(1);
    imap.capabilities = 'IMAP4rev1 IDLE';
    expect(await test(id)).toMatchObject({ verdict: 'The server takes no sign-in by OAuth 2.' });
  });

  it('a session ends before its token does', async () => {
    provider.life = 121;
    const id = await addAccount();
    const isRenewed = () => provider.requests.length > 2;
    await read(isRenewed);
    expect((await account(id)).failure).toBeNull();
  });
});

describe('an access token', () => {
  it('is asked for once by two processes at the same time, and again when it is nearly over', async () => {
    const id = await addAccount();
    await expire();
    provider.delay = 300;
    const tokens = await Promise.all([token(id), token(id), token(id)]);
    expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).toBe(1);
    expect(provider.requests).toHaveLength(1);
    await token(id);
    expect(provider.requests).toHaveLength(1);
    await fixture.api.sql(
      `update mail_account_secret set access_token_until = now() + interval '100 seconds'`,
    );
    await token(id);
    expect(provider.requests).toHaveLength(2);
  });

  it('comes with a refresh token that replaces the one before', async () => {
    provider.rotates = true;
    const id = await addAccount();
    for (let round = 0; round < 3; round += 1) {
      await expire();
      await token(id);
    }
    const used = provider.requests.map(({ refresh_token: one }) => one);
    expect(new Set(used).size).toBe(3);
  });

  it('is not asked for by others while one has the lease; a killed one is replaced', async () => {
    const id = await addAccount();
    await expire();
    const dead = { name: `mailToken.${id}`, holder: 'a killed process', seconds: 1 };
    await takeLease(fixture.api.services.database, dead);
    const start = performance.now();
    await token(id);
    expect(performance.now() - start).toBeGreaterThan(800);
    expect(provider.requests).toHaveLength(1);
  });

  it('of a process that was killed before it stored: the consent is asked for anew where the provider replaced it', async () => {
    provider.rotates = true;
    const id = await addAccount();
    await expire();
    const { database } = fixture.api.services;
    const stored = await sql<{ box: string }>`
      select refresh_token_box as box from mail_account_secret where mail_account_id = ${id}`.execute(
      database,
    );
    await token(id);
    await expire();
    await sql`update mail_account_secret set refresh_token_box = ${stored.rows[0]?.box}
      where mail_account_id = ${id}`.execute(database);
    await expect(token(id)).rejects.toThrow('sign in there again');
    expect(await account(id)).toMatchObject({ connectedAt: null });
  });

  it('of a sign-in meanwhile counts, whatever becomes of the one before', async () => {
    const id = await addAccount();
    await expire();
    provider.reply = (response) => {
      setTimeout(() => {
        response.writeHead(400).end('{"error":"invalid_grant"}');
      }, 400);
    };
    const asked = token(id);
    await until(() => provider.requests.length === 1);
    await connect(id);
    expect(provider.tokens.has((await asked).accessToken)).toBe(true);
    expect((await account(id)).connectedAt).not.toBeNull();
    expect(provider.requests).toHaveLength(2);
  });

  it('is not waited for after a stop, and never asked for in a private network in production', async () => {
    const id = await addAccount();
    await expire();
    provider.reply = (response) => {
      response.writeHead(200).write('{');
    };
    const start = performance.now();
    await expect(token(id, AbortSignal.timeout(300))).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(5_000);
    provider.requests.length = 0;
    const env = { ...fixture.api.services.env, SMTP_ALLOW_PRIVATE: false };
    const services = { ...fixture.api.services, env };
    const refused = accessTokenOf(services, id, AbortSignal.timeout(5_000));
    await expect(refused).rejects.toThrow('private network');
    expect(provider.requests).toEqual([]);
  });
});

describe('a consent', () => {
  it('that was revoked is said with the mailbox and in the health, and asked for anew', async () => {
    const id = await addAccount();
    await expire();
    provider.revoke();
    await read(async () => (await account(id)).failure !== null);
    expect(await account(id)).toMatchObject({
      failure: 'The provider’s consent is over or was revoked: sign in there again',
      connectedAt: null,
    });
    expect((await mailboxHealth(fixture.api.services.database)).isWell).toBe(false);
    const { length } = provider.requests;
    imap.deliver(mail('Afterwards'));
    await connect(id);
    expect((await account(id)).failure).toBeNull();
    await read(async () => (await subjects(id)).includes('Afterwards'));
    expect(provider.requests.length).toBe(length + 1);
    expect((await mailboxHealth(fixture.api.services.database)).isWell).toBe(true);
  });

  it.each([
    ['an outage', 503, 'down'],
    ['a refused client', 401, '{"error":"invalid_client"}'],
  ])('stays after %s, which is said until it is over', async (_name, status, words) => {
    const id = await addAccount();
    await expire();
    provider.reply = (response) => void response.writeHead(status).end(words);
    await read(async () => (await account(id)).failure !== null);
    expect((await account(id)).connectedAt).not.toBeNull();
    await read(async () => (await account(id)).readAt !== null);
    expect((await account(id)).failure).toBeNull();
  });
});

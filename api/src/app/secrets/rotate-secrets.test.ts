import { mailProviders } from 'contract/email';
import { link, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { enqueueNotice } from '../../email/queue/enqueue-notice';
import { addWebhook, rotateSecret } from '../../integration/webhook/webhooks';
import { inTransaction } from '../../repository/in-transaction';
import { beginSecondFactor } from '../../staff/second-factor/second-factors';
import { type AccountsApi, openAccounts } from '../../staff/accounts.fixture';
import { openDomains } from '../open-domains';
import { boxedColumns } from '../domains';
import { type Env, readEnv } from '../../kernel/env';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { BoxedColumn } from '../../kernel/secrets/boxed-column';
import { openLastingKeys } from '../../db/lasting-keys';
import { readSecrets } from '../../kernel/secrets/read-secrets';
import { rotateSecrets } from './rotate-secrets';
import { rotationReport } from './rotation-report';
import { openSecretBox, SecretUnreadable } from '../../kernel/secrets/secret-box';

let accounts: AccountsApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'));
  accounts = await openAccounts();
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await accounts.api.close();
  await rm(folder, { recursive: true });
});

const day = 24 * 3_600_000;
const now = new Date('2031-06-30T12:00:00Z');
const log = { warn: () => undefined };

/** What `startTestApi` signs and encrypts with. */
const jwt = 'a secret that is known to tests alone';
const keyOf = (text: string) => Buffer.from(text.slice(0, 32)).toString('base64');
const settings = (variables: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR: folder, ...variables });
const first = { JWT_SECRET: jwt, ENCRYPTION_KEY: keyOf(jwt) };
const second = {
  JWT_SECRET: 'another secret of at least thirty-two characters',
  ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64'),
};
const rotating = {
  ...second,
  JWT_SECRET_FORMER: first.JWT_SECRET,
  ENCRYPTION_KEY_FORMER: first.ENCRYPTION_KEY,
};

const rotate = (env: Env, at = now) =>
  rotateSecrets({
    env,
    database: accounts.api.services.database,
    columns: boxedColumns,
    log,
    now: at,
  });

const opened: ReturnType<typeof openDomains>[] = [];

/** The services of a process with these settings. */
async function servicesOf(env: Env): Promise<Services> {
  const { pool, database } = accounts.api.services;
  const secrets = await readSecrets(env);
  const lastingKeys = await openLastingKeys(database, { secrets, log });
  const slowStatements = { observers: [], count: () => 0 };
  const given = { env, pool, database, secrets, lastingKeys, slowStatements };
  const parts = { ...accounts.api.services, ...given };
  const open = openDomains(parts);
  opened.push(open);
  return open.services;
}

interface Box {
  readonly box: string;
  readonly owner: string;
}

async function boxesOf({ table, column, key, ownerColumn = key, owner }: BoxedColumn) {
  const { rows } = await sql<Box>`
    select ${sql.ref(column)} as box, ${sql.ref(ownerColumn)} as owner from ${sql.table(table)}
    where ${sql.ref(column)} is not null`.execute(accounts.api.services.database);
  return rows.map((row) => ({ box: row.box, owner: owner?.(row.owner) ?? row.owner }));
}

async function allTexts(env: Env): Promise<Record<string, readonly string[]>> {
  const box = openSecretBox((await readSecrets(env)).encryption);
  const columns = boxedColumns.map(async (column) => {
    const texts = (await boxesOf(column)).map((each) => box.open(each.box, each.owner));
    return [`${column.table}.${column.column}`, texts.toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(columns));
}

/** A mailbox that is signed in to at its provider, and a sign-in on its way. */
async function fillTokens(inbox: object): Promise<void> {
  const { asTess, api } = accounts;
  const { services } = api;
  const { authorizationUrl, tokenUrl, scope } = mailProviders.google;
  const client = { signIn: 'oauth2', clientId: 'one', clientSecret: 'a client’s word' };
  const fields = { ...inbox, ...client, authorizationUrl, tokenUrl, scope };
  const id: string = (await asTess('POST', 'mailAccount/add', fields)).json().data._id;
  expect((await asTess('POST', `mailAccount/beginSignIn?id=${id}`)).statusCode).toBe(200);
  const [refresh, access] = ['one', 'two'].map((token) => services.secretBox.seal(token, id));
  await sql`
    update mail_account_secret set refresh_token_box = ${refresh}, access_token_box = ${access}
    where mail_account_id = ${id}`.execute(services.database);
}

/** A box in every column, as the product makes them. */
async function fillBoxes(): Promise<void> {
  const { asTess, api } = accounts;
  const { services, adminId } = api;
  const viewer: Viewer = await services.sessions.verify(api.adminToken);
  await accounts.addMailServer();
  const [server] = (await asTess('GET', 'smtp/get')).json().data;
  const password = { version: server.version, username: 'office', password: 'swordfish' };
  expect((await asTess('PUT', `smtp/update?id=${server._id}`, password)).statusCode).toBe(200);
  const inbox = { name: 'Inbox', host: 'imap.example.com', port: 993, username: 'office' };
  const added = await asTess('POST', 'mailAccount/add', { ...inbox, password: 'imap word' });
  expect(added.statusCode).toBe(201);
  await fillTokens(inbox);
  const key = { domain: 'example.com', selector: 'one' };
  const made = await asTess('POST', `smtp/makeDkimKey?id=${server._id}`, key);
  expect(made.statusCode).toBe(201);
  const hook = { name: 'Shop', url: 'https://1.1.1.1/', events: ['unit.created'] };
  const { id } = await addWebhook(services, hook, viewer);
  await rotateSecret(services, id, viewer);
  await beginSecondFactor(services, adminId);
  await inTransaction(services.database, (work) =>
    enqueueNotice(work, services, {
      to: 'ann@example.com',
      toName: null,
      subject: 'A link',
      paragraphs: [],
      link: { hrefOf: (secret) => `https://panel.example/${secret}`, secret: 'of Ann alone' },
    }),
  );
}

test('all secrets are encrypted anew, by two processes and by the command, and lost by none', async () => {
  await fillBoxes();
  const before = settings(first);
  const former = await servicesOf(before);
  const texts = await allTexts(before);
  expect(Object.entries(texts).filter(([, { length }]) => length === 0)).toEqual([]);

  const during = settings(rotating);
  expect(await allTexts(during)).toEqual(texts);
  const [result, again] = await Promise.all([rotate(during), rotate(during)]);
  expect(
    Math.max(...[result, again].flatMap(({ columns }) => columns.map(({ anew }) => anew))),
  ).toBeGreaterThan(0);
  expect(result.columns.map(({ column }) => column)).toEqual(Object.keys(texts));
  expect(await allTexts(settings(second))).toEqual(texts);
  await expect(allTexts(before)).rejects.toThrow(SecretUnreadable);

  const third = await rotate(during);
  expect(third.columns.every(({ anew, unreadable }) => anew + unreadable === 0)).toBe(true);
  expect(third).toMatchObject({
    former: ['JWT_SECRET_FORMER', 'ENCRYPTION_KEY_FORMER'],
    neededUntil: new Date(now.getTime() + day),
  });
  expect(rotationReport(third)).toContain('are needed until 2031-07-01 12:00 UTC');
  const over = await rotate(during, new Date(now.getTime() + day));
  expect(rotationReport(over)).toMatch(
    /Nothing needs JWT_SECRET_FORMER and ENCRYPTION_KEY_FORMER: take them away\.$/,
  );

  const after = await servicesOf(settings(second));
  expect(after.formSecrets.statusKey('I-1')).toBe(former.formSecrets.statusKey('I-1'));
  expect(after.pseudonym('ann@example.com')).toBe(former.pseudonym('ann@example.com'));
  const id = '01930000-0000-7000-8000-000000000001';
  for (const purpose of ['bounce', 'unsubscribe'] as const)
    expect(after.mailTokens.read(purpose, former.mailTokens.sign(purpose, id))).toBe(id);
  // Back to the key of the other suites.
  const back = {
    ENCRYPTION_KEY_FORMER: second.ENCRYPTION_KEY,
    JWT_SECRET_FORMER: second.JWT_SECRET,
  };
  await rotate(settings({ ...first, ...back }));
  expect(await allTexts(before)).toEqual(texts);
});

test('after a restart, what was signed and encrypted before is read, until the former value is taken away', async () => {
  const [before, during] = [
    await servicesOf(settings(first)),
    await servicesOf(settings(rotating)),
  ];
  const token = await before.sessions.open(accounts.api.adminId);
  expect(await during.sessions.verify(token)).toMatchObject({ adminId: accounts.api.adminId });
  const preview = await before.previewTokens.sign('a post');
  expect(await during.previewTokens.recordOf(preview.token)).toBe('a post');
  expect(during.formSecrets.shownAt(before.formSecrets.token(new Date()))).toBeInstanceOf(Date);
  expect(during.secretBox.open(before.secretBox.seal('swordfish', 'one'), 'one')).toBe('swordfish');
  const after = await servicesOf(settings(second));
  await expect(after.sessions.verify(token)).rejects.toThrow();
});

test('a former value is of a secret that is a setting', () => {
  expect(() => settings({ ENCRYPTION_KEY_FORMER: second.ENCRYPTION_KEY })).toThrow(
    'ENCRYPTION_KEY_FORMER: is another value of ENCRYPTION_KEY, which is not given',
  );
});

test('keys of the data folder are made anew, and the former files removed a day later', async () => {
  const env = settings({});
  const stored = async (name: string) =>
    readFile(join(folder, name), 'utf8').catch(() => undefined);
  await readSecrets(env);
  const [key, secret] = [await stored('encryption-key'), await stored('jwt-secret')];
  const begun = await rotate(env);
  expect(begun.former).toEqual(['jwt-secret.former', 'encryption-key.former']);
  expect([await stored('encryption-key.former'), await stored('jwt-secret.former')]).toEqual([
    key,
    secret,
  ]);
  const fresh = await stored('encryption-key');
  expect(fresh).not.toBe(key);
  await rotate(env, new Date(now.getTime() + day - 1));
  expect(await stored('encryption-key')).toBe(fresh);
  const over = await rotate(env, new Date(now.getTime() + day));
  expect(rotationReport(over)).toContain('Removed jwt-secret.former and encryption-key.former');
  expect([await stored('encryption-key.former'), await stored('jwt-secret.former')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await stored('encryption-key')).toBe(fresh);
});

test('a run that was cut off while it made new files goes on', async () => {
  const env = settings({});
  await readSecrets(env);
  const texts = () =>
    Promise.all(
      ['jwt-secret', 'encryption-key'].map((name) => readFile(join(folder, name), 'utf8')),
    );
  const [secret, key] = await texts();
  await link(join(folder, 'jwt-secret'), join(folder, 'jwt-secret.former'));
  await rotate(env);
  const fresh = await texts();
  expect(fresh).not.toContain(secret);
  expect(fresh).not.toContain(key);
  expect(await readFile(join(folder, 'jwt-secret.former'), 'utf8')).toBe(secret);
  expect(await readFile(join(folder, 'encryption-key.former'), 'utf8')).toBe(key);
  await rotate(env, new Date(now.getTime() + day));
});

test('beside running processes, new files are made and used by the next run', async () => {
  const env = settings({ DATABASE_URL: 'postgres://trading@server/trading' });
  const begun = await rotate(env);
  expect(begun).toMatchObject({ waits: true, columns: [] });
  expect(rotationReport(begun)).toContain('Start all processes again');
  const next = await rotate(env);
  expect(next).toMatchObject({ waits: false });
  expect(next.columns).toHaveLength(boxedColumns.length);
});

test('what no key decrypts stays and is counted', async () => {
  const { services } = accounts.api;
  const lost = openSecretBox({ current: Buffer.alloc(32, 99) }).seal('swordfish', 'nobody');
  await services.database.updateTable('secondFactor').set({ secretBox: lost }).execute();
  const { columns } = await rotate(settings(rotating));
  expect(columns).toContainEqual({
    column: 'second_factor.secret_box',
    boxes: 1,
    anew: 0,
    unreadable: 1,
  });
});

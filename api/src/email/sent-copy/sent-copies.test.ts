import { mailAccountEndpoints, mailAccounts, mailDraftEndpoints } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { sql } from 'kysely';
import { callAs } from '../../testing/describe-resource-routes';
import { mailboxHealth } from '../account/mailbox-health';
import { composed, question } from '../draft/composed-mail.fixture';
import { type ImapServer, startImapServer } from '../imap/imap-server.fixture';
import { startAuthorizationServer } from '../oauth/authorization-server.fixture';
import { parseMail } from '../message/parse-mail';
import { storeMessage } from '../message/store-message';
import { type MailHost, startMailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture, until } from '../sending/mail-sending.fixture';
import { startSentCopies } from './start-sent-copies';

const tokens = new Set<string>();
let fixture: MailFixture;
let host: MailHost;
let imap: ImapServer;
let accountId: string;
let inquiryId: string;
beforeAll(async () => {
  [host, imap, fixture] = await Promise.all([
    startMailHost(),
    startImapServer(tokens),
    openMailFixture(),
  ]);
  await fixture.addServer(host.port, { isDefault: true, fromAddress: 'bounces@example.com' });
  const body = { contactName: 'Ann Lee', email: 'ann@one.example' };
  inquiryId = (await fixture.data(inquiries.endpoints.add, { body }))._id;
  accountId = await addAccount({ sentFolder: 'Returned mail' });
});
beforeEach(() => {
  imap.replies.clear();
  imap.messages.length = 0;
  imap.commands.length = 0;
});
afterAll(async () => {
  await fixture.api.close();
  await Promise.all([host.close(), imap.close()]);
});

async function addAccount(fields: object = {}): Promise<string> {
  const server = { host: '127.0.0.1', port: imap.port, security: 'none', folder: 'INBOX' };
  const user = { username: 'bounces@example.com', password: 'a pass/word' };
  const body = { name: 'Sales', ...server, ...user, ...fields };
  return (await fixture.data(mailAccounts.endpoints.add, { body }))._id;
}
const account = () => fixture.data(mailAccounts.endpoints.get, { id: accountId });

const silent = { error: () => undefined };
/** Stores until something is so. */
async function store(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const job = startSentCopies({ services: fixture.api.services, log: silent, pause: 20 });
  try {
    await until(isSo);
  } finally {
    await job.stop();
  }
}
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from mail_sent_copy`.execute(fixture.api.services.database);
  return rows[0]?.count ?? 0;
}
const isDone = async () => (await waiting()) === 0;
const retryNow = () => fixture.api.sql('update mail_sent_copy set due_at = now()');

const send = async (fields: object = {}, answersId: string | null = null) =>
  fixture.data(mailDraftEndpoints.send, { body: composed(inquiryId, answersId, fields) });
async function goes(batchId: string): Promise<void> {
  await fixture.api.sql('update email set due_at = now()');
  await fixture.sendAll(batchId);
}
let serial = 0;
async function sent(fields: object = {}, answersId: string | null = null): Promise<string> {
  serial += 1;
  const to = `s${serial}@one.example`;
  await goes((await send({ to, ...fields }, answersId)).batchId);
  expect(host.count(to)).toBe(1);
  return to;
}

it('a mail that has gone is stored once, with its attachments’ words and date, and marked as read', async () => {
  const { batchId } = await send({ to: 'waits@one.example' });
  const job = startSentCopies({ services: fixture.api.services, log: silent, pause: 10 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await job.stop();
  expect([imap.messages, await waiting()]).toEqual([[], 1]);
  await goes(batchId);
  await store(isDone);
  const [copy, ...others] = imap.messages;
  expect(others).toEqual([]);
  expect(copy?.isSeen).toBe(true);
  const delivered = host.arrived.findLast(({ to }) => to.includes('waits@one.example'));
  const headOf = (text = '', name = '') =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim();
  for (const name of ['Message-ID', 'Subject', 'From', 'To'])
    expect(headOf(copy?.text, name)).toBe(headOf(delivered?.content, name));
  expect(copy?.text).toContain('Yes, we can.');
  expect((await account()).sentFailure).toBeNull();
});

it('a process that is killed between storing and noting stores nothing twice', async () => {
  const to = await sent();
  imap.replies.set('APPENDED', 'silence');
  const job = startSentCopies({ services: fixture.api.services, log: silent, pause: 20 });
  await until(() => imap.messages.length === 1);
  await job.stop();
  expect(await waiting()).toBe(1);
  imap.replies.clear();
  await Promise.all([store(isDone), store(isDone)]);
  expect(imap.messages).toHaveLength(1);
  expect(host.count(to)).toBe(1);
});

it('a folder that refuses says why with its mailbox, and no mail is sent again', async () => {
  const to = await sent();
  imap.replies.set('APPEND', 'NO [OVERQUOTA] full');
  await store(async () => (await account()).sentFailure !== null);
  expect((await account()).sentFailure).toMatch(/^The server cannot be read/);
  const health = () => mailboxHealth(fixture.api.services.database);
  expect(await health()).toMatchObject({
    isWell: false,
    detail: expect.stringContaining('Without their sent mails: 1 of 1'),
  });
  expect(imap.messages).toEqual([]);
  imap.replies.clear();
  const early = startSentCopies({ services: fixture.api.services, log: silent, pause: 10 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await early.stop();
  expect(imap.messages).toEqual([]);
  await retryNow();
  await store(isDone);
  expect(imap.messages).toHaveLength(1);
  expect((await account()).sentFailure).toBeNull();
  expect((await health()).detail).not.toContain('sent mails');
  expect(host.count(to)).toBe(1);
});

it('an answer goes to the mailbox of its message; what is taken back, or asked by no mailbox, nowhere', async () => {
  const other = await addAccount({ username: 'other@example.com', isActive: true });
  const raw = question('ann@one.example', 'A question');
  const arrive = async (id: string, uid: number) => {
    const mail = await parseMail(Buffer.concat([Buffer.from(`X-Number: ${uid}\r\n`), raw]));
    await storeMessage(fixture.api.services, {
      position: { accountId: id, uidValidity: '1', uid },
      ownerId: null,
      mail: { ...mail, key: `${mail.key}${uid}` },
      left: [],
      size: raw.length,
      receivedAt: new Date().toISOString(),
    });
    const { _id } = await fixture.api.services.database
      .selectFrom('mailMessage')
      .select('_id')
      .where('messageKey', '=', `${mail.key}${uid}`)
      .executeTakeFirstOrThrow();
    await sql`update mail_message set state = 'attached', inquiry_id = ${inquiryId}
      where _id = ${_id}`.execute(fixture.api.services.database);
    return _id;
  };
  const [own, others] = [await arrive(accountId, 1), await arrive(other, 2)];
  await send({ to: 'x@one.example' }, others);
  expect(await waiting()).toBe(0);
  const { batchId } = await send({ to: 'y@one.example' }, own);
  expect(await waiting()).toBe(1);
  const back = await callAs(fixture.api, mailDraftEndpoints.takeBack, {
    token: fixture.api.adminToken,
    body: { batchId },
  });
  expect([back.status, await waiting()]).toEqual([200, 0]);
  const same = await fixture.staff(mailAccounts.endpoints.add, {
    body: { ...(await bodyOf()), sentFolder: 'INBOX' },
  });
  expect(same.answer.errors?.[0]?.path).toBe('sentFolder');
});

it('a mailbox that is signed in to at its provider gets its copy by a token', async () => {
  const provider = await startAuthorizationServer();
  const { version } = await account();
  const body = { ...provider.account, version };
  await fixture.data(mailAccounts.endpoints.update, { id: accountId, body });
  const { url } = await fixture.data(mailAccountEndpoints.beginSignIn, { id: accountId });
  const response = provider.allow(url);
  await fixture.data(mailAccountEndpoints.finishSignIn, { body: { response } });
  for (const token of provider.tokens) tokens.add(token);
  await sent();
  await store(isDone);
  expect(imap.messages).toHaveLength(1);
  expect(imap.commands).toContain('AUTHENTICATE');
  expect(imap.commands).not.toContain('LOGIN');
  await provider.close();
});

async function bodyOf() {
  const { name, host: at, port, security, username, folder } = await account();
  return { name, host: at, port, security, username, folder, password: 'secret words' };
}

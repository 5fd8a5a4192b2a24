import { inquiries } from 'contract/inquiry';
import { mailAccounts, mailMessages } from 'contract/email';
import { mailboxHealth } from '../account/mailbox-health';
import { sentMail, notification } from '../bounce/bounce.fixture';
import { type ImapServer, startImapServer } from '../imap/imap-server.fixture';
import { type MailHost, startMailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture, until } from '../sending/mail-sending.fixture';
import { type MailIntakeOptions, startMailIntake } from './start-mail-intake';

let fixture: MailFixture;
let imap: ImapServer;
let host: MailHost;
beforeAll(async () => {
  [host, imap, fixture] = await Promise.all([
    startMailHost(),
    startImapServer(),
    openMailFixture(),
  ]);
});
afterEach(async () => {
  imap.replies.clear();
  imap.messages.length = 0;
  await fixture.api.sql('update mail_account set is_active = false, version = version + 1');
});
afterAll(async () => {
  await fixture.api.close();
  await Promise.all([host.close(), imap.close()]);
});

const quick = { pause: 20, poll: 50, retry: 20, lease: 5 };
const silent = { error: () => undefined };

function start(options: Partial<MailIntakeOptions> = {}) {
  const { services } = fixture.api;
  return startMailIntake({ services, log: silent, options: { ...quick, ...options } });
}

async function addAccount(fields: object = {}): Promise<string> {
  const body = {
    name: 'Sales',
    host: '127.0.0.1',
    port: imap.port,
    security: 'none',
    username: 'bounces@example.com',
    password: 'a pass/word',
    folder: 'Returned mail',
    ...fields,
  };
  return (await fixture.data(mailAccounts.endpoints.add, { body }))._id;
}

const account = (id: string) => fixture.data(mailAccounts.endpoints.get, { id });
const messages = (accountId: string) =>
  fixture.data(mailMessages.endpoints.list, {
    query: { accountId, sort: 'subject', pageSize: 100 },
  });
const subjects = async (id: string) =>
  (await messages(id)).map(({ subject }: { subject: string }) => subject);

let serial = 0;
function mail(subject: string, { from = 'ann@x.example', head = '' } = {}) {
  serial += 1;
  return `From: Ann Lee <${from}>\r\nTo: sales@example.com\r\nSubject: ${subject}\r\nMessage-ID: <${serial}.test@x.example>\r\n${head}\r\nHello\r\n`;
}

/** Runs the intake until something is so. */
async function read(isSo: () => Promise<boolean> | boolean, options = {}) {
  const job = start(options);
  try {
    await until(isSo);
  } finally {
    await job.stop();
  }
}

it('takes each message once: doubled, copied, moved away, renumbered, and after a lost connection', async () => {
  const id = await addAccount();
  const texts = Array.from({ length: 60 }, (_, index) =>
    mail(`M ${String(index).padStart(2, '0')}`, { from: `a${index % 9}@x.example` }),
  );
  for (const text of texts) imap.deliver(text);
  imap.deliver(`Received: by another way\r\n${texts[0]}`);
  imap.deliver('Subject: Nameless\r\n\r\nNo Message-ID\r\n');
  const isDone = async () => (await account(id)).readAt !== null;
  await read(isDone);
  expect(await subjects(id)).toHaveLength(61);
  expect(await account(id)).toMatchObject({
    taken: 61,
    failure: null,
    isPersonal: false,
    ownerId: null,
  });
  expect(imap.commands).not.toContain('UID STORE');
  imap.renumber();
  imap.deliver(mail('New'));
  imap.messages.splice(3, 10);
  const job = start();
  await until(async () => (await subjects(id)).includes('New'));
  imap.drop();
  imap.deliver(mail('Newer'));
  await until(async () => (await subjects(id)).includes('Newer'));
  await job.stop();
  expect(await subjects(id)).toHaveLength(63);
  expect(await account(id)).toMatchObject({ taken: 63 });
});

it('a stop while it reads loses nothing and doubles nothing, and two processes share a mailbox', async () => {
  const id = await addAccount();
  for (let index = 0; index < 120; index += 1)
    imap.deliver(mail(`S ${index}`, { from: `b${index}@x.example` }));
  const [one, other] = [start(), start()];
  await until(async () => (await account(id)).taken > 10);
  await one.stop();
  await until(async () => (await account(id)).taken === 120);
  await other.stop();
  expect(new Set(await subjects(id)).size).toBe(100);
  const { answer } = await fixture.staff(mailMessages.endpoints.list, { query: { accountId: id } });
  expect(answer.total).toBe(120);
});

it('is told of a message at once (IDLE), and says of a mailbox that fails why', async () => {
  const id = await addAccount();
  const job = start({ poll: 60_000 });
  await until(() => imap.commands.at(-1) === 'IDLE');
  imap.deliver(mail('At once'));
  imap.announce();
  await until(async () => (await subjects(id)).includes('At once'));
  await job.stop();
  const wrong = await addAccount({ password: 'wrong' });
  await read(async () => (await account(wrong)).failure !== null);
  expect((await account(wrong)).failure).toBe('The server refuses the user or the password');
  const health = () => mailboxHealth(fixture.api.services.database);
  expect((await health()).isWell).toBe(false);
  await fixture.api.sql(`update mail_account set is_active = false where _id = '${wrong}'`);
  expect((await health()).isWell).toBe(true);
});

it.each([
  ['seen', {}],
  ['move', { moveTo: 'Done' }],
])('marks what it took as %s, also what a killed process left', async (afterReading, fields) => {
  const id = await addAccount({ afterReading, ...fields });
  imap.deliver(mail(`To be ${afterReading}`));
  imap.deliver(mail('And this'));
  imap.replies.set('UID STORE', 'NO not now');
  imap.replies.set('UID MOVE', 'NO not now');
  await read(async () => (await account(id)).taken === 2);
  imap.replies.clear();
  const isSettled = () =>
    afterReading === 'seen'
      ? imap.messages.every(({ isSeen }) => isSeen)
      : imap.messages.length === 0;
  await read(isSettled);
  expect(await subjects(id)).toHaveLength(2);
});

it('files by our mail, by the number in the subject, by the sender’s one open inquiry, else into the tray', async () => {
  const id = await addAccount();
  const inquiry = await fixture.data(inquiries.endpoints.add, {
    body: { contactName: 'Ann Lee', email: 'ann.lee@y.example', assignedTo: fixture.api.adminId },
  });
  imap.deliver(mail('A question', { from: 'Ann.Lee@y.example' }));
  imap.deliver(mail(`Re: ${inquiry.number}`, { from: 'stranger@z.example' }));
  imap.deliver(
    mail(`AW: ${inquiry.number} away`, {
      from: 'ann.lee@y.example',
      head: 'Auto-Submitted: auto-replied\r\n',
    }),
  );
  imap.deliver(mail('Out of office supplies', { from: 'someone@z.example' }));
  await read(async () => (await account(id)).taken === 4);
  const filed = await messages(id);
  expect(
    filed.map(({ subject, state, filedBy, isAutomatic }: Record<string, unknown>) => [
      subject,
      state,
      filedBy,
      isAutomatic,
    ]),
  ).toEqual([
    ['A question', 'attached', 'sender', false],
    [`AW: ${inquiry.number} away`, 'attached', 'subject', true],
    ['Out of office supplies', 'tray', null, false],
    [`Re: ${inquiry.number}`, 'tray', null, false],
  ]);
});

it('bounces go to those of the bounce mailbox, receipts nowhere', async () => {
  const server = await fixture.addServer(host.port, { bounceAddress: 'bounces@example.com' });
  const sent = await sentMail({ fixture, host, server });
  const id = await addAccount();
  imap.deliver(notification(sent.from));
  imap.deliver(
    mail('Read: offer', {
      head: 'Content-Type: multipart/report; report-type=disposition-notification; boundary="b"\r\n',
    }),
  );
  await read(async () => (await account(id)).readAt !== null);
  expect(await sent.read()).toMatchObject({ status: 'bounced' });
  expect(await subjects(id)).toEqual([]);
});

import { readEnv } from '../../kernel/env';
import { startMailHost, type MailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture, until } from '../sending/mail-sending.fixture';
import { notification, sentMail } from './bounce.fixture';
import { bounceHealth } from './bounce-state';
import { imapUrl, type ImapServer, startImapServer } from '../imap/imap-server.fixture';
import { type IntakeOptions, startBounceIntake } from './start-bounce-intake';

let fixture: MailFixture;
let host: MailHost;
let server: string;
let imap: ImapServer;
beforeAll(async () => {
  [host, imap, fixture] = await Promise.all([
    startMailHost(),
    startImapServer(),
    openMailFixture(),
  ]);
  server = await fixture.addServer(host.port, { bounceAddress: 'bounces@example.com' });
});
afterEach(() => imap.replies.clear());
afterAll(async () => {
  await fixture.api.close();
  await Promise.all([host.close(), imap.close()]);
});

const sent = () => sentMail({ fixture, host, server });
const silent = { info: () => undefined, error: () => undefined };
const isAllSeen = () => imap.messages.every(({ isSeen }) => isSeen);
const envOf = (url: string) => readEnv({ BOUNCE_IMAP_URL: url });
const healthAt = (url = imapUrl(imap.port)) =>
  bounceHealth(fixture.api.services.database, envOf(url));

interface Intake extends Partial<IntakeOptions> {
  readonly url?: string;
}

/** What the log has of an intake that runs until something is so. */
async function intake(
  isSo: (lines: readonly string[]) => boolean | Promise<boolean>,
  { url = imapUrl(imap.port), ...options }: Intake = {},
): Promise<string[]> {
  const lines: string[] = [];
  const note = (...entry: unknown[]) => {
    const { err, ...values } = Object(entry[0]);
    lines.push(
      `${String(entry[1])} ${err instanceof Error ? err.message : JSON.stringify(values)}`,
    );
  };
  const job = startBounceIntake({
    services: { ...fixture.api.services, env: envOf(url) },
    log: { info: note, error: note },
    options: { pause: 50, ...options },
  });
  try {
    await until(() => isSo(lines));
  } finally {
    await job.stop();
  }
  return lines;
}

async function figure(outcome: string): Promise<number> {
  const { values } = await fixture.api.services.meters.bounces.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

it('unread messages are taken once and marked as read, whatever they are', async () => {
  const [mail, other] = [await sent(), await sent()];
  imap.deliver(`Subject: I am away\r\n\r\nUntil Monday.`);
  imap.deliver(notification(mail.from));
  // The mail that is returned with a report may be large.
  imap.deliver(notification(other.from) + 'x'.repeat(3_000_000));
  const before = await figure('bounced');
  const lines = await intake(isAllSeen);
  expect(await mail.read()).toMatchObject({ status: 'bounced' });
  expect(await other.read()).toMatchObject({ status: 'bounced' });
  expect((await figure('bounced')) - before).toBe(2);
  expect(lines).toEqual(['Bounces were read {"ignored":1,"bounced":2}']);
  const fetches = () => imap.commands.filter((command) => command === 'UID FETCH').length;
  const fetched = fetches();
  const searches = imap.commands.length;
  await intake(
    () => imap.commands.slice(searches).filter((one) => one === 'UID SEARCH').length > 1,
  );
  expect(fetches()).toBe(fetched);
  expect(await healthAt()).toMatchObject({ isWell: true });
});

it('one process of all reads, and another one after it has stopped', async () => {
  const options = { pause: 20 };
  const { services } = fixture.api;
  const start = () =>
    startBounceIntake({
      services: { ...services, env: envOf(imapUrl(imap.port)) },
      log: silent,
      options,
    });
  const logins = () => imap.commands.filter((command) => command === 'LOGIN').length;
  const first = start();
  const before = logins();
  await until(() => logins() > before);
  const otherStart = logins();
  const other = start();
  try {
    await until(() => logins() > otherStart + 1);
    await first.stop();
    const stopped = logins();
    await until(() => logins() > stopped);
  } finally {
    await Promise.all([first.stop(), other.stop()]);
  }
});

it('a message that could not be taken stays unread, holds up no other, and is taken later', async () => {
  const [mail, other] = [await sent(), await sent()];
  const [lost, taken] = [mail, other].map(({ from }) => imap.deliver(notification(from)));
  await fixture.api.sql(
    `create function refused() returns trigger language plpgsql as
     $$ begin if new."to" = '${mail.to}' then raise exception 'for %', new."to"; end if; return new; end $$`,
  );
  await fixture.api.sql(
    'create trigger refused before update on email for each row execute function refused()',
  );
  const words = '1 messages could not be taken and stay unread';
  const lines = await intake((soFar) => soFar.some((line) => line.includes(words)));
  await fixture.api.sql('drop trigger refused on email');
  expect([lost?.isSeen, taken?.isSeen]).toEqual([false, true]);
  expect(lines.join('\n')).not.toContain(mail.to);
  await intake(isAllSeen);
  expect(await mail.read()).toMatchObject({ status: 'bounced' });
});

it('a mailbox that refuses, is silent or is away is told without addresses, and read again', async () => {
  const failure = async () => (await healthAt()).detail;
  const failedBy = (words: string) => async () => (await failure()).includes(words);
  const wrong = imapUrl(imap.port, 'wrong');
  const refused = await intake(failedBy('refuses the user or the password'), { url: wrong });
  imap.replies.set('UID SEARCH', 'silence');
  const silent = await intake(failedBy('NoConnection'), { timeLimit: 200 });
  imap.replies.set('UID SEARCH', 'NO not now');
  await intake(failedBy('cannot be searched'));
  const away = await intake(failedBy('ECONNREFUSED'), { url: imapUrl(1) });
  for (const lines of [refused, silent, away]) expect(lines.join()).not.toMatch(/@|wrong/);
  expect(await healthAt()).toMatchObject({ isWell: true });
  await fixture.api.sql(
    `update setting set value = value || jsonb_build_object('readAt', now() - interval '16 minutes')
     where key = 'bounce.state'`,
  );
  expect((await healthAt()).isWell).toBe(false);
  imap.replies.clear();
  const mail = await sent();
  imap.deliver(notification(mail.from));
  await intake(isAllSeen);
  await until(async () => (await healthAt()).isWell);
  expect(await failure()).not.toContain('failed');
});

import { bounceEndpoints, suppressedAddresses } from 'contract/email';
import { startMailHost, type MailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture } from '../sending/mail-sending.fixture';
import { notification, sentMail } from './bounce.fixture';

let fixture: MailFixture;
let host: MailHost;
let server: string;
beforeAll(async () => {
  host = await startMailHost();
  fixture = await openMailFixture();
  server = await fixture.addServer(host.port, { bounceAddress: 'bounces@example.com' });
});
afterAll(async () => {
  await fixture.api.close();
  await host.close();
});

const sent = () => sentMail({ fixture, host, server });

const post = async (message: string, type = 'message/rfc822') =>
  fixture.api.inject({
    method: 'POST',
    url: `/api/${bounceEndpoints.report.path}`,
    headers: { authorization: `Bearer ${fixture.api.adminToken}`, 'content-type': type },
    payload: message,
  });
const outcomeOf = async (message: string) => (await post(message)).json().data?.outcome;

const listed = async (email: string) =>
  fixture.data(suppressedAddresses.endpoints.list, { query: { search: email } });

it('each mail has a sender of its own, and its bounce marks it and suppresses the address', async () => {
  const [one, other] = [await sent(), await sent()];
  expect(one.from).toMatch(/^bounces\+[0-9a-f]{48}@example\.com$/);
  expect(one.from.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(one.from).not.toBe(other.from);
  expect(await outcomeOf(notification(one.from.toUpperCase()))).toBe('bounced');
  expect(await one.read()).toMatchObject({
    status: 'bounced',
    reply: '5.1.1 550 5.1.1 No such user',
  });
  const rows = [{ email: one.to, reason: 'bounced', note: '5.1.1 550 5.1.1 No such user' }];
  expect(await listed(one.to)).toMatchObject(rows);
  expect(await outcomeOf(notification(one.from))).toBe('bounced');
  expect(await listed(one.to)).toHaveLength(1);
  expect((await other.read()).status).toBe('sent');
  const { queued } = await fixture.counts((await one.read()).batchId);
  expect(queued).toBe(0);
});

it('a full mailbox or a refusal for the content bounces without suppressing, a delay changes nothing', async () => {
  for (const status of ['5.2.2', '5.7.1', '4.4.7']) {
    const mail = await sent();
    expect(await outcomeOf(notification(mail.from, { status }))).toBe('bounced');
    expect([status, (await mail.read()).status]).toEqual([status, 'bounced']);
    expect([status, await listed(mail.to)]).toEqual([status, []]);
  }
  const late = await sent();
  const report = notification(late.from, { action: 'delayed', status: '4.4.1' });
  expect(await outcomeOf(report)).toBe('delayed');
  expect((await late.read()).status).toBe('sent');
});

it('a complaint suppresses the address, and the mail stays as it was sent', async () => {
  const mail = await sent();
  const complaint = `From: feedback@isp.example
Content-Type: multipart/report; report-type=feedback-report; boundary="b2"

--b2
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: Feedback/1.0
Version: 1
Original-Mail-From: <${mail.from}>

--b2--
`;
  expect(await outcomeOf(complaint)).toBe('complained');
  expect(await listed(mail.to)).toMatchObject([{ email: mail.to, reason: 'complained' }]);
  expect((await mail.read()).status).toBe('sent');
});

it('what carries no token of ours, or is no report, changes nothing', async () => {
  const mail = await sent();
  const last = mail.from.replace(/(.)@/, (_match, digit) => (digit === '0' ? '1@' : '0@'));
  expect(await outcomeOf(notification(last))).toBe('ignored');
  expect(await outcomeOf(`To: ${mail.from}\r\nSubject: I am away\r\n\r\nUntil Monday.`)).toBe(
    'ignored',
  );
  expect((await mail.read()).status).toBe('sent');
  expect((await post('{}', 'application/json')).statusCode).toBe(415);
});

it('bytes that no column takes do not keep a bounce from being taken', async () => {
  const mail = await sent();
  const diagnostic = '550 No\0such\u0007user';
  expect(await outcomeOf(notification(mail.from, { diagnostic }))).toBe('bounced');
  expect(await mail.read()).toMatchObject({ reply: '5.1.1 550 No such user' });
});

it('a bounce address leaves room for the token', async () => {
  const settings = { bounceAddress: 'returned-messages@example.com' };
  await expect(fixture.addServer(host.port, settings)).rejects.toThrow();
});

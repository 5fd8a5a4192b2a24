import { bounceEndpoints, suppressedAddresses } from 'contract/email';
import { unique } from '../../testing/describe-resource-routes';
import { startMailHost, type MailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture } from '../sending/mail-sending.fixture';

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

const newAddress = () => `${unique()}@example.com`.toLowerCase();

/** A mail that was sent, and the sender of its envelope. */
async function sent() {
  const to = newAddress();
  const batchId = await fixture.send(server, [to]);
  await fixture.sendAll(batchId);
  const from = host.arrived.find((mail) => mail.to.includes(to))?.from ?? '';
  return { to, from, read: () => fixture.emailTo(batchId, to) };
}

interface Status {
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
}

/** A delivery status notification as Postfix writes one. */
function notification(
  from: string,
  { action = 'failed', status = '5.1.1', diagnostic = '550 5.1.1 No such user' }: Status = {},
) {
  return `From: MAILER-DAEMON@mx.example.com
To: ${from}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

I am sorry to have to inform you that your message could not be delivered.

--b1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; somebody@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp;
    ${diagnostic}

--b1--
`.replaceAll('\n', '\r\n');
}

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

it('a bounce address leaves room for the token', async () => {
  const settings = { bounceAddress: 'returned-messages@example.com' };
  await expect(fixture.addServer(host.port, settings)).rejects.toThrow();
});

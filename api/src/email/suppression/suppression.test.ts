import { type EmailMessage, suppressedAddresses, unsubscribeEndpoints } from 'contract/email';
import { customers } from 'contract/partner';
import { personalDataEndpoints } from 'contract/privacy';
import { unique } from '../../testing/describe-resource-routes';
import { startMailHost, type MailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture } from '../sending/mail-sending.fixture';

let fixture: MailFixture;
let host: MailHost;
let server: string;
beforeAll(async () => {
  host = await startMailHost();
  fixture = await openMailFixture();
  server = await fixture.addServer(host.port);
});
afterAll(async () => {
  await fixture.api.close();
  await host.close();
});

const newAddress = () => `${unique()}@example.com`.toLowerCase();

const contentTo = (email: string) =>
  host.arrived
    .find(({ to }) => to.includes(email))
    ?.content.replace(/=\r\n/g, '')
    .replace(/=3D/g, '=') ?? '';

/** The path of the link in the header of a mail. */
function linkOf(email: string): string {
  const [, url = ''] = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(contentTo(email)) ?? [];
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function sendTo(to: readonly string[], fields: object = {}): Promise<string> {
  const batchId = await fixture.send(server, to, fields);
  await fixture.sendAll(batchId);
  return batchId;
}

const oneClick = (url: string) =>
  fixture.api.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

const listed = async (email: string) =>
  fixture.data(suppressedAddresses.endpoints.list, { query: { search: email } });

it('mail to many has the headers and the link of RFC 8058, mail to one has not', async () => {
  const [ann, ben, one] = [newAddress(), newAddress(), newAddress()];
  await sendTo([ann, ben]);
  await sendTo([one]);
  expect(contentTo(ann)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(linkOf(ann)).not.toBe(linkOf(ben));
  expect(contentTo(ann).split(linkOf(ann)).length).toBeGreaterThan(3);
  expect(contentTo(one)).not.toMatch(/unsubscribe/i);
});

it('one click unsubscribes without a session or a question, and answers the same again', async () => {
  const [ann, ben] = [newAddress(), newAddress()];
  await sendTo([ann, ben]);
  const page = await fixture.api.inject({ url: linkOf(ann) });
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(page.body).toContain('<form method="post">');
  expect(await listed(ann)).toEqual([]);
  const [first, second] = await Promise.all([oneClick(linkOf(ann)), oneClick(linkOf(ann))]);
  expect([first.statusCode, first.body]).toEqual([200, second.body]);
  expect(first.body).toContain('You are unsubscribed');
  expect(await listed(ann)).toMatchObject([{ email: ann, reason: 'unsubscribed' }]);
  expect(await listed(ben)).toEqual([]);
});

it('a changed token does nothing, and no token of another purpose is taken', async () => {
  const [ann, ben] = [newAddress(), newAddress()];
  const batchId = await sendTo([ann, ben]);
  const link = linkOf(ann);
  const { _id } = await fixture.emailTo(batchId, ann);
  const bounce = fixture.api.services.mailTokens.sign('bounce', _id);
  const { path } = unsubscribeEndpoints.unsubscribe;
  const last = link.endsWith('0') ? '1' : '0';
  for (const url of [link.slice(0, -1) + last, `/api/${path}?token=${bounce}`]) {
    const answer = await oneClick(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
  expect(await listed(ann)).toEqual([]);
});

it('suppressed addresses get no mail to many, and the report of the sending counts them', async () => {
  const [ann, ben, gone] = [newAddress(), newAddress(), newAddress()];
  const add = (email: string, reason: string) =>
    fixture.data(suppressedAddresses.endpoints.add, { body: { email, reason } });
  await add(ann, 'unsubscribed');
  await add(gone, 'bounced');
  const batchId = await fixture.send(server, [ann, ben, gone]);
  expect(await fixture.sendAll(batchId)).toMatchObject({ sent: 1, suppressed: 2, failed: 0 });
  const left: EmailMessage = await fixture.emailTo(batchId, ann);
  expect([left.status, left.reply]).toEqual([
    'suppressed',
    expect.stringMatching(/^Not sent: the recipient unsubscribed on /),
  ]);
  expect([host.count(ann), host.count(ben), host.count(gone)]).toEqual([0, 1, 0]);
  await sendTo([ann]);
  const single = await sendTo([gone]);
  expect([host.count(ann), host.count(gone)]).toEqual([1, 0]);
  expect((await fixture.emailTo(single, gone)).status).toBe('suppressed');
});

it('who unsubscribes while a sending waits gets no more of it', async () => {
  const [ann, ben] = [newAddress(), newAddress()];
  await sendTo([ann, ben]);
  const waiting = await fixture.send(server, [ann, ben]);
  await oneClick(linkOf(ann));
  expect(await fixture.sendAll(waiting)).toMatchObject({ sent: 1, suppressed: 1 });
});

it('an erased person stays suppressed, under a keyed hash', async () => {
  const [ann, ben] = [newAddress(), newAddress()];
  await fixture.data(suppressedAddresses.endpoints.add, {
    body: { email: ann, note: `Is ${ann}` },
  });
  const erased = await fixture.staff(personalDataEndpoints.erase, {
    body: { emails: [ann], phones: [] },
  });
  expect(erased.status).toBe(200);
  expect(await listed(ann)).toEqual([]);
  const stored = await fixture.api.services.database
    .selectFrom('suppressedAddress')
    .select(['email', 'note'])
    .where('email', 'like', '%@erased.invalid')
    .execute();
  expect(stored).toEqual([{ email: expect.stringMatching(/^[0-9a-f]{24}@/), note: null }]);
  await fixture.data(customers.endpoints.add, { body: { companyName: unique(), emails: [ann] } });
  const batchId = await fixture.send(server, [ann, ben]);
  expect(await fixture.sendAll(batchId)).toMatchObject({ sent: 1, suppressed: 1 });
});

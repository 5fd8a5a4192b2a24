import type { Endpoint } from 'contract';
import {
  emailBatches,
  emailEndpoints,
  emails,
  mailAccounts,
  mailDraftEndpoints,
  mailDrafts,
  mailMessages,
  suppressedAddresses,
} from 'contract/email';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { sql } from 'kysely';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { parseMail } from '../message/parse-mail';
import { attachment, mailOf, multipart, textPart } from '../message/raw-mail.fixture';
import { storeMessage } from '../message/store-message';
import { composed, question } from './composed-mail.fixture';
import { type MailHost, startMailHost } from '../sending/mail-host.fixture';
import { type MailFixture, openMailFixture, until } from '../sending/mail-sending.fixture';

let fixture: MailFixture;
let host: MailHost;
let sales: Person;
let company: string;
let personal: string;
beforeAll(async () => {
  host = await startMailHost();
  fixture = await openMailFixture();
  await fixture.addServer(host.port, { isDefault: true, fromName: 'Example Chemicals' });
  sales = await addPerson(fixture.api, 'sales');
  company = await addAccount(fixture.api.adminToken, {});
  personal = await addAccount(sales.token, { isPersonal: true, username: 'own@example.com' });
});
afterAll(async () => {
  await fixture.api.close();
  await host.close();
});

const call = (token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(fixture.api, endpoint, { token, ...request });
const asSales = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  call(sales.token, endpoint, request);
const asOwner = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  call(fixture.api.adminToken, endpoint, request);

async function addAccount(token: string, fields: object): Promise<string> {
  const server = { host: 'imap.example.com', port: 993, password: 'secret words', isActive: false };
  const body = { name: 'Office', username: 'office@example.com', ...server, ...fields };
  return (await call(token, mailAccounts.endpoints.add, { body })).answer.data._id;
}

async function addInquiry(email: string): Promise<{ _id: string; number: string }> {
  const body = { contactName: 'Ann Lee', email, assignedTo: sales.adminId };
  return (await asOwner(inquiries.endpoints.add, { body })).answer.data;
}

let uid = 0;
async function arrive(raw: Buffer, accountId = company, ownerId: string | null = null) {
  uid += 1;
  const mail = await parseMail(raw);
  await storeMessage(fixture.api.services, {
    position: { accountId, uidValidity: '1', uid },
    ownerId,
    mail,
    left: [],
    size: raw.length,
    receivedAt: new Date(Date.now() - 60_000).toISOString(),
  });
  return fixture.api.services.database
    .selectFrom('mailMessage')
    .selectAll()
    .where('messageKey', '=', mail.key)
    .executeTakeFirstOrThrow();
}

const draftOf = async (token: string, inquiryId: string) =>
  (await call(token, mailDrafts.endpoints.list, { query: { inquiryId } })).answer.data;
const timelineOf = async (inquiryId: string, token = sales.token) =>
  (await call(token, inquiryEndpoints.timeline, { id: inquiryId })).answer.data.filter(
    ({ kind }: { kind: string }) => kind !== 'change',
  );
const hasNewReply = async (id: string): Promise<boolean> =>
  (await asOwner(inquiries.endpoints.get, { id })).answer.data.hasNewReply;
const goNow = (batchId: string) =>
  sql`update email set due_at = now() where batch_id = ${batchId}`.execute(
    fixture.api.services.database,
  );
async function deliver(batchId: string, to: string): Promise<string> {
  await goNow(batchId);
  await fixture.sendAll(batchId);
  return host.arrived.findLast((mail) => mail.to.includes(to))?.content ?? '';
}

it('an answer quotes, threads at its recipient, is in the timeline once, and its answer comes back', async () => {
  const { _id: inquiryId, number } = await addInquiry('ann@one.example');
  const head = [
    'To: Office <office@example.com>, bo@one.example',
    'Cc: sales@example.com, cy@one.example',
  ];
  const message = await arrive(question('ann@one.example', `About ${number}`, head));
  expect(await hasNewReply(inquiryId)).toBe(true);
  const start = await asSales(mailDraftEndpoints.start, {
    id: message._id,
    query: { kind: 'replyAll' },
  });
  expect(start.answer.data).toMatchObject({
    to: 'ann@one.example',
    cc: ['bo@one.example', 'cy@one.example'],
    subject: `Re: About ${number}`,
    quote: expect.stringContaining('ann@one.example wrote:'),
  });
  const { cc, subject } = start.answer.data;
  const body = composed(inquiryId, message._id, { cc, subject, kind: 'replyAll' });
  await asSales(mailDraftEndpoints.save, { body: { ...body, cc: cc.join(', '), to: 'ann@o' } });
  expect(await draftOf(sales.token, inquiryId)).toMatchObject([{ to: 'ann@o', subject }]);
  expect(await draftOf(fixture.api.adminToken, inquiryId)).toEqual([]);
  const sent = await asSales(mailDraftEndpoints.send, { body });
  expect(sent.status).toBe(201);
  const { batchId, goesAt } = sent.answer.data;
  expect(Date.parse(goesAt) - Date.now()).toBeGreaterThan(7_000);
  expect(await draftOf(sales.token, inquiryId)).toEqual([]);
  expect(await hasNewReply(inquiryId)).toBe(false);
  const [answer, received, ...others] = await timelineOf(inquiryId);
  expect(others).toEqual([]);
  expect(received.kind).toBe('received');
  expect(answer).toMatchObject({
    kind: 'answer',
    message: { direction: 'out', excerpt: 'Yes, we can.', threadId: message.threadId },
    email: { status: 'queued', to: 'ann@one.example' },
  });
  const content = await deliver(batchId, 'cy@one.example');
  expect(content).toContain(`In-Reply-To: ${message.messageId}`);
  expect(content).toContain(`References: ${message.messageId}`);
  expect(content).toContain('Reply-To: office@example.com');
  expect(content).toContain('> Can you offer {{inquiry.number}} & <b>ethanol</b>?');
  expect(content).toContain('Can you offer &#123;{inquiry.number}} &amp;');
  expect(content).toContain('&lt;b&gt;ethanol');
  const [, ownId = ''] = /^Message-ID: (.+)$/im.exec(content) ?? [];
  const back = await arrive(
    question('other@one.example', 'No number', [`In-Reply-To: ${ownId.trim()}`]),
  );
  expect(back).toMatchObject({
    state: 'attached',
    filedBy: 'reply',
    inquiryId,
    threadId: message.threadId,
  });
  const all = await timelineOf(inquiryId);
  expect(all.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'answer',
    'received',
    'received',
  ]);
});

it('a mail is taken back while it waits, once, by its writer, and is the draft again', async () => {
  const { _id: inquiryId, number } = await addInquiry('dee@two.example');
  const message = await arrive(question('dee@two.example', `About ${number}`));
  const html = '<p>Taken {{inquiry.number}} back &amp; <em>kept</em></p>';
  const body = composed(inquiryId, message._id, { to: 'dee@two.example', html });
  const { batchId } = (await asSales(mailDraftEndpoints.send, { body })).answer.data;
  const back = (token = sales.token) =>
    call(token, mailDraftEndpoints.takeBack, { body: { batchId } });
  expect((await back(fixture.api.adminToken)).status).toBe(404);
  const tries = await Promise.all([back(), back(), back()]);
  expect(tries.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '404', '404']);
  const [draft] = await draftOf(sales.token, inquiryId);
  const { _id: draftId } = draft;
  expect((await asSales(mailDrafts.endpoints.get, { id: draftId })).answer.data).toMatchObject({
    html,
    to: 'dee@two.example',
    answersId: message._id,
    hasQuote: true,
  });
  expect(await hasNewReply(inquiryId)).toBe(true);
  expect(await timelineOf(inquiryId)).toHaveLength(1);
  expect((await asOwner(emailBatches.endpoints.get, { id: batchId })).status).toBe(404);
  const again = (await asSales(mailDraftEndpoints.send, { body })).answer.data;
  await deliver(again.batchId, 'dee@two.example');
  const late = await asSales(mailDraftEndpoints.takeBack, { body: { batchId: again.batchId } });
  expect(late.status).toBe(409);
  expect(host.count('dee@two.example')).toBe(1);
});

it('what is sent and taken back at once goes or comes back, never both, and a repeated call sends once', async () => {
  const { _id: inquiryId } = await addInquiry('eva@three.example');
  const body = composed(inquiryId, null, { to: 'eva@three.example' });
  const headers = {
    authorization: `Bearer ${sales.token}`,
    'idempotency-key': 'one and the same',
  };
  const url = `/api/${mailDraftEndpoints.send.path}`;
  const answers = await Promise.all(
    [1, 2, 3].map(() => fixture.api.inject({ method: 'POST', url, headers, payload: body })),
  );
  const ids: string[] = answers.map((answer) => answer.json().data.batchId);
  expect(new Set(ids).size).toBe(1);
  const [first = ''] = ids;
  await goNow(first);
  const sender = fixture.startSender();
  const { status } = await asSales(mailDraftEndpoints.takeBack, { body: { batchId: first } });
  await until(async () => status === 200 || host.count('eva@three.example') === 1);
  await sender.stop();
  expect(host.count('eva@three.example')).toBe(status === 200 ? 0 : 1);
  expect(await draftOf(sales.token, inquiryId)).toHaveLength(status === 200 ? 1 : 0);
});

it('what is wrong is refused in words and changes nothing', async () => {
  const { _id: inquiryId, number } = await addInquiry('fay@four.example');
  const other = await addInquiry('gus@four.example');
  const message = await arrive(question('fay@four.example', `About ${number}`));
  await asOwner(suppressedAddresses.endpoints.add, {
    body: { email: 'fay@four.example', reason: 'bounced' },
  });
  await sql`update suppressed_address set reason = 'bounced' where email = 'fay@four.example'`.execute(
    fixture.api.services.database,
  );
  const good = composed(inquiryId, message._id, { to: 'ann@four.example' });
  await asSales(mailDraftEndpoints.save, { body: { ...good, cc: '' } });
  const send = async (fields: object) => {
    const { status, answer } = await asSales(mailDraftEndpoints.send, {
      body: { ...good, ...fields },
    });
    return [status, answer.errors?.[0]?.path, answer.errors?.[0]?.message];
  };
  expect(await send({ to: 'fay@four.example' })).toEqual([
    422,
    'to',
    expect.stringMatching(/fay@four\.example: Not sent: mail to this address came back/),
  ]);
  expect((await send({ cc: ['fay@four.example'] }))[1]).toBe('cc');
  expect((await send({ html: '' }))[1]).toBe('html');
  expect((await send({ html: '{{nobody.knows}}' }))[0]).toBe(422);
  expect((await send({ subject: 'A\r\nBcc: x@y.example' }))[0]).toBe(422);
  expect((await send({ inquiryId: other._id }))[1]).toBe('answersId');
  expect((await send({ kind: 'new' }))[1]).toBe('answersId');
  expect((await send({ answersId: null }))[1]).toBe('answersId');
  const file = '01234567-0123-7123-8123-0123456789ab.pdf';
  expect((await send({ attachments: [{ title: 'x', file }] }))[0]).toBe(422);
  const reader = await addPerson(fixture.api, 'read-only');
  for (const endpoint of [mailDraftEndpoints.send, mailDraftEndpoints.save])
    expect((await call(reader.token, endpoint, { body: { ...good, cc: [] } })).status).toBe(403);
  expect(await draftOf(sales.token, inquiryId)).toHaveLength(1);
  expect(await timelineOf(inquiryId)).toHaveLength(1);
  await asSales(mailDraftEndpoints.discard, { body: { inquiryId } });
  expect(await draftOf(sales.token, inquiryId)).toEqual([]);
});

it('a message of a personal mailbox is answered by its owner, and the answer is theirs alone', async () => {
  const { _id: inquiryId, number } = await addInquiry('hal@five.example');
  const raw = question('hal@five.example', `Secretly ${number}`);
  const message = await arrive(raw, personal, sales.adminId);
  const body = composed(inquiryId, message._id, {
    to: 'hal@five.example',
    subject: 'Quite secret',
  });
  const start = { id: message._id, query: { kind: 'reply' } };
  expect((await asOwner(mailDraftEndpoints.start, start)).status).toBe(404);
  expect((await asOwner(mailDraftEndpoints.send, { body })).status).toBe(404);
  expect((await asOwner(mailDraftEndpoints.save, { body: { ...body, cc: '' } })).status).toBe(404);
  const { batchId } = (await asSales(mailDraftEndpoints.send, { body })).answer.data;
  const shown = await Promise.all([
    asOwner(emails.endpoints.list, { query: { inquiryId } }),
    asOwner(emailBatches.endpoints.get, { id: batchId }),
    asOwner(emailBatches.endpoints.list),
    asOwner(mailMessages.endpoints.list, { query: { inquiryId } }),
    asOwner(inquiryEndpoints.timeline, { id: inquiryId }),
  ]);
  expect(JSON.stringify(shown.map(({ answer }) => answer))).not.toContain('secret');
  const [mail] = (await asSales(emails.endpoints.list, { query: { inquiryId } })).answer.data;
  expect((await asOwner(emailEndpoints.content, { id: mail._id })).status).toBe(404);
  expect((await asSales(emailEndpoints.content, { id: mail._id })).answer.data.html).toContain(
    'Yes',
  );
  expect(await timelineOf(inquiryId)).toHaveLength(2);
  expect(await timelineOf(inquiryId, fixture.api.adminToken)).toEqual([]);
});

it('a message is passed on with its attachments, without a word', async () => {
  const { _id: inquiryId, number } = await addInquiry('ida@six.example');
  const csv = attachment('list.csv', 'CAS,Amount\n67-64-1,5 kg\n', 'text/csv');
  const message = await arrive(
    mailOf(multipart('mixed', [textPart('See the list'), csv]), [
      'From: ida@six.example',
      `Subject: Fwd: AW: Re: ${number}`,
      'Message-ID: <list@six.example>',
    ]),
  );
  const query = { kind: 'forward' };
  const { data } = (await asSales(mailDraftEndpoints.start, { id: message._id, query })).answer;
  expect(data).toMatchObject({
    to: '',
    cc: [],
    subject: `Fwd: ${number}`,
    attachments: [{ title: 'list.csv' }],
  });
  const { subject, attachments } = data;
  const fields = { kind: 'forward', to: 'lab@labs.example', html: '', subject, attachments };
  const sent = await asSales(mailDraftEndpoints.send, {
    body: composed(inquiryId, message._id, fields),
  });
  expect(sent.answer.errors).toBeUndefined();
  const content = await deliver(sent.answer.data.batchId, 'lab@labs.example');
  expect(content).toContain('filename=list.csv');
  expect(content).toContain('> See the list');
  const [answer] = await timelineOf(inquiryId);
  expect(answer.message).toMatchObject({ attachmentCount: 1, direction: 'out' });
});

import type { Endpoint } from 'contract';
import { mailAccounts, mailMessageEndpoints, mailMessages } from 'contract/email';
import { fileEndpoints } from 'contract/file';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { auditEndpoints, recordEndpoints, recordSearchEndpoints } from 'contract/record';
import { notificationEndpoints } from 'contract/staff';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { parseMail } from './parse-mail';
import { attachment, mailOf, multipart, rawMail, textPart } from './raw-mail.fixture';
import { storeMessage } from './store-message';

let api: TestApi;
let sales: Person;
let reader: Person;
let company: string;
let personal: string;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped', mail: 'stopped' });
  [sales, reader] = [await addPerson(api, 'sales'), await addPerson(api, 'read-only')];
  company = await addAccount(api.adminToken, {});
  personal = await addAccount(sales.token, { isPersonal: true, name: 'Private matters' });
});
afterAll(() => api.close());

const call = (token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token, ...request });
const asOwner = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  call(api.adminToken, endpoint, request);

async function addAccount(token: string, fields: object): Promise<string> {
  const body = {
    name: 'Sales',
    host: 'imap.example.com',
    port: 993,
    username: 'sales@example.com',
    password: 'secret words',
    isActive: false,
    ...fields,
  };
  const { answer, status } = await call(token, mailAccounts.endpoints.add, { body });
  expect([status, answer.errors]).toEqual([201, undefined]);
  expect(JSON.stringify(answer)).not.toContain('secret words');
  return answer.data._id;
}

let uid = 0;
/** The message as it is listed, after it came into a mailbox. */
async function arrive(raw: Buffer, accountId = company, ownerId: string | null = null) {
  uid += 1;
  const mail = await parseMail(raw);
  const receivedAt = new Date(Date.now() - 1_000).toISOString();
  const position = { accountId, uidValidity: '1', uid };
  await storeMessage(api.services, {
    position,
    ownerId,
    mail,
    left: [],
    size: raw.length,
    receivedAt,
  });
  const { rows } = await api.services.database
    .selectFrom('mailMessage')
    .select(['_id', 'state', 'filedBy', 'inquiryId', 'threadId', 'isFlood'])
    .where('messageKey', '=', mail.key)
    .execute()
    .then((rows) => ({ rows }));
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (!row) throw new Error('It did not arrive');
  return row;
}

const messageFrom = (from: string, subject: string, head: readonly string[] = []) =>
  rawMail({
    head: [
      `From: ${from}`,
      `Subject: ${subject}`,
      `Message-ID: <${from}.${subject.replaceAll(' ', '.')}@x.example>`,
      ...head,
    ],
  });

async function addInquiry(fields: object = {}) {
  const body = { contactName: 'Ann Lee', assignedTo: sales.adminId, ...fields };
  return (await asOwner(inquiries.endpoints.add, { body })).answer.data;
}

const inquiry = async (id: string) => (await asOwner(inquiries.endpoints.get, { id })).answer.data;

it('a reply is attached, says so to the assignee, and is new until it is opened', async () => {
  const { _id, number } = await addInquiry({ email: 'ann@one.example' });
  const first = await arrive(messageFrom('ann@one.example', `About ${number}`));
  expect(first).toMatchObject({ state: 'attached', filedBy: 'subject', inquiryId: _id });
  const away = messageFrom('ann@one.example', 'Away', ['Auto-Submitted: auto-replied']);
  expect(await arrive(away)).toMatchObject({ state: 'attached', filedBy: 'sender' });
  const again = messageFrom('other@one.example', 'More', [
    `In-Reply-To: <ann@one.example.About.${number}@x.example>`,
  ]);
  expect(await arrive(again)).toMatchObject({
    state: 'attached',
    filedBy: 'reply',
    threadId: first.threadId,
  });
  const { answer } = await call(sales.token, notificationEndpoints.list);
  const told = answer.data.filter(({ kind }: { kind: string }) => kind === 'mail-received');
  expect(told).toMatchObject([
    { message: `other@one.example wrote about ${number}`, link: `/edit-inquiry/${_id}` },
    {},
  ]);
  expect(await inquiry(_id)).toMatchObject({ hasNewReply: true });
  const timeline = await call(sales.token, inquiryEndpoints.timeline, { id: _id });
  const received = timeline.answer.data.filter(({ kind }: { kind: string }) => kind === 'received');
  expect(
    received.map(({ message }: { message: { subject: string } }) => message.subject).toSorted(),
  ).toEqual([`About ${number}`, 'Away', 'More']);
  const hidden = await call(reader.token, inquiryEndpoints.timeline, { id: _id });
  expect(JSON.stringify(hidden.answer)).not.toContain('"received"');
  const opened = await call(sales.token, mailMessageEndpoints.open, { body: { inquiryId: _id } });
  expect(opened.answer.data.opened).toBe(3);
  expect(await inquiry(_id)).toMatchObject({ hasNewReply: false });
});

it('what nothing tells of waits in the tray with proposals, and is attached, sorted and taken back', async () => {
  const [one, other] = [
    await addInquiry({ email: 'bo@two.example' }),
    await addInquiry({ email: 'bo@two.example' }),
  ];
  const message = await arrive(messageFrom('bo@two.example', 'Which one'));
  expect(message).toMatchObject({ state: 'tray', inquiryId: null });
  const proposals = await call(sales.token, mailMessageEndpoints.proposals, { id: message._id });
  expect(proposals.answer.data).toMatchObject([
    { inquiryId: other._id, reason: 'sender' },
    { inquiryId: one._id, reason: 'sender' },
  ]);
  const { _id: id } = message;
  const attach = (inquiryId: string, token = sales.token) =>
    call(token, mailMessageEndpoints.attach, { id, body: { inquiryId } });
  expect((await attach(message._id)).status).toBe(422);
  expect((await attach(one._id, reader.token)).status).toBe(403);
  expect((await attach(one._id)).answer.data).toMatchObject({
    state: 'attached',
    filedBy: 'person',
    inquiryId: one._id,
  });
  const history = await asOwner(recordEndpoints.history, {
    query: { resource: 'mailMessage', recordId: id },
  });
  expect(history.answer.data).toMatchObject([{ action: 'update' }]);
  const sort = (state: string) =>
    call(sales.token, mailMessageEndpoints.sort, { id, body: { state } });
  expect((await sort('spam')).answer.data).toMatchObject({ state: 'spam', inquiryId: null });
  expect(await arrive(messageFrom('bo@two.example', 'More of it'))).toMatchObject({
    state: 'spam',
    filedBy: 'spamSender',
  });
  await sort('tray');
  expect(await arrive(messageFrom('bo@two.example', 'And better'))).toMatchObject({
    state: 'tray',
  });
});

it('a stranger with a number of ours gets into the tray, and a flood is marked and notifies nobody', async () => {
  const { number } = await addInquiry({ email: 'cy@three.example' });
  expect(await arrive(messageFrom('eve@evil.example', number))).toMatchObject({ state: 'tray' });
  let last;
  for (let index = 0; index < 24; index += 1)
    last = await arrive(messageFrom('cy@three.example', `Flood ${index}`));
  expect(last).toMatchObject({ state: 'tray', isFlood: true });
});

it('attachments are stored by what they are, with the message, and are its readers’ alone', async () => {
  const csv = attachment('list.csv', 'CAS,Amount\n67-64-1,5 kg\n', 'text/csv');
  const program = attachment('offer.pdf', 'MZ\u0000\u0001', 'application/pdf');
  const raw = mailOf(multipart('mixed', [textPart('See files'), csv, program]), [
    'Message-ID: <files@x.example>',
  ]);
  const { _id: id } = await arrive(raw);
  const { answer } = await call(sales.token, mailMessages.endpoints.get, { id });
  expect(answer.data.attachments).toMatchObject([
    { originalName: 'list.csv', mime: 'text/csv', left: null },
    { originalName: 'offer.pdf', file: null, left: 'type' },
  ]);
  const file = { id: answer.data.attachments[0].file };
  const download = async (token: string) =>
    (
      await api.inject({
        url: `/api/${fileEndpoints.download.path.replace('{name}', file.id)}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  expect(await download(sales.token)).toBe(200);
  expect(await download(reader.token)).toBe(404);
});

it('a personal mailbox is its owner’s alone on every way', async () => {
  const { _id: inquiryId } = await addInquiry({
    email: 'dee@four.example',
    assignedTo: api.adminId,
  });
  const raw = mailOf(
    multipart('mixed', [textPart('Between us'), attachment('own.csv', 'a,b\n1,2\n', 'text/csv')]),
    ['From: dee@four.example', 'Subject: Quite private', 'Message-ID: <own@x.example>'],
  );
  const message = await arrive(raw, personal, sales.adminId);
  expect(message).toMatchObject({ state: 'attached', inquiryId });
  const own = await call(sales.token, mailMessages.endpoints.get, { id: message._id });
  const file = own.answer.data.attachments[0].file;
  const shown = await Promise.all([
    asOwner(mailAccounts.endpoints.list),
    asOwner(mailAccounts.endpoints.get, { id: personal }),
    asOwner(mailMessages.endpoints.list, { query: { pageSize: 100 } }),
    asOwner(mailMessages.endpoints.get, { id: message._id }),
    asOwner(mailMessageEndpoints.proposals, { id: message._id }),
    asOwner(inquiryEndpoints.timeline, { id: inquiryId }),
    asOwner(auditEndpoints.list, { query: { resource: 'mailAccount' } }),
    asOwner(recordEndpoints.history, { query: { resource: 'mailAccount', recordId: personal } }),
    asOwner(recordSearchEndpoints.find, { query: { q: 'private' } }),
    asOwner(notificationEndpoints.list),
  ]);
  for (const path of ['mailAccount/export', 'mailMessage/export']) {
    const headers = { authorization: `Bearer ${api.adminToken}` };
    const { body, statusCode } = await api.inject({ url: `/api/${path}?format=csv`, headers });
    expect([statusCode, /private/i.test(body)]).toEqual([200, false]);
  }
  for (const { answer } of shown)
    expect(JSON.stringify(answer ?? '')).not.toMatch(/private|Between us/i);
  expect(await inquiry(inquiryId)).toMatchObject({ hasNewReply: false });
  const attach = { id: message._id, body: { inquiryId } };
  expect((await asOwner(mailMessageEndpoints.attach, attach)).status).toBe(404);
  const taken = { id: personal, body: { isActive: true } };
  expect((await asOwner(mailAccounts.endpoints.update, taken)).status).not.toBe(200);
  const url = `/api/${fileEndpoints.download.path.replace('{name}', file)}`;
  const statusFor = async (token: string) =>
    (await api.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
  expect([await statusFor(sales.token), await statusFor(api.adminToken)]).toEqual([200, 404]);
  const timeline = await call(sales.token, inquiryEndpoints.timeline, { id: inquiryId });
  expect(JSON.stringify(timeline.answer)).toContain('Quite private');
});

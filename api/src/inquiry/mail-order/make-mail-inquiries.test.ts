import { units } from 'contract/catalog';
import { mailAccounts, mailMessageEndpoints, mailMessages } from 'contract/email';
import { inquiries, mailOrderEndpoints, offerEndpoints } from 'contract/inquiry';
import { customerContacts, customers } from 'contract/partner';
import { notificationEndpoints } from 'contract/staff';
import { parseMail } from '../../email/message/parse-mail';
import { attachment, mailOf, multipart, textPart } from '../../email/message/raw-mail.fixture';
import { storeMessage } from '../../email/message/store-message';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { sql } from 'kysely';
import { until } from '../../email/sending/mail-sending.fixture';
import { cameByContactForm } from '../../visitor-form/came-by-form';
import { makeMailInquiries } from './make-mail-inquiries';

let api: TestApi;
let accountId: string;
let customerId: string;
const as = (endpoint: Parameters<typeof callAs>[1], request: object = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
async function add(endpoint: Parameters<typeof callAs>[1], body: object) {
  const { status, answer } = await as(endpoint, { body });
  expect([status, answer.errors]).toEqual([201, undefined]);
  return answer.data;
}

const account = {
  name: 'Sales',
  host: 'imap.example.com',
  port: 993,
  username: 'sales@example.com',
  password: 'secret words',
  isActive: false,
};

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped', mail: 'stopped' });
  await add(units.endpoints.add, { name: 'kg', symbol: 'kg', dimension: 'mass', factor: 1 });
  await api.addChemicals(['Methanol', 'Toluene'].map((name) => ({ name, status: 'published' })));
  accountId = (await add(mailAccounts.endpoints.add, { ...account, makesInquiries: true }))._id;
  const works = await add(customers.endpoints.add, {
    companyName: 'Example Works',
    emails: ['office@works.example.com'],
  });
  customerId = works._id;
});
afterAll(() => api.close());

const errors: unknown[] = [];
const make = () =>
  makeMailInquiries({ ...api.services, log: { error: (error: unknown) => errors.push(error) } });
afterEach(() => expect(errors).toEqual([]));

let uid = 0;
interface Arriving {
  readonly from?: string;
  readonly text?: string;
  readonly head?: readonly string[];
  readonly list?: string;
  readonly mailbox?: string;
  readonly ownerId?: string | null;
  readonly receivedAt?: string;
}

const order = 'Dear all,\nplease quote:\nMethanol 400 kg\nKind regards\nBea Roe';

let known = 0;
/** A contact person with no open inquiry: the mail of one who has one is attached to it. */
async function knownSender(): Promise<string> {
  known += 1;
  const email = `bea${known}@works.example.com`;
  await add(customerContacts.endpoints.add, { customerId, name: 'Bea Roe', email });
  return `Bea Roe <${email}>`;
}

async function arrive(arriving: Arriving = {}): Promise<string> {
  const { from = await knownSender(), text = order, head = [], list } = arriving;
  const { mailbox = accountId, ownerId = null, receivedAt = new Date().toISOString() } = arriving;
  uid += 1;
  const lines = [`From: ${from}`, `Message-ID: <${uid}@works.example.com>`, ...head];
  const part = textPart(text);
  const parts = list === undefined ? [part] : [part, attachment('order.csv', list, 'text/csv')];
  const raw = mailOf(multipart('mixed', parts), lines);
  const mail = await parseMail(raw);
  const position = { accountId: mailbox, uidValidity: '1', uid };
  await storeMessage(api.services, { position, ownerId, mail, left: [], size: 100, receivedAt });
  const row = await api.services.database
    .selectFrom('mailMessage')
    .select('_id')
    .where('messageKey', '=', mail.key)
    .executeTakeFirstOrThrow();
  return row._id;
}

const messageOf = async (id: string) => (await as(mailMessages.endpoints.get, { id })).answer.data;
const takeBack = (id: string, token = api.adminToken) =>
  as(mailOrderEndpoints.takeBack, { id, token });

it('makes an inquiry at once, marked in message and notification, which is taken back once', async () => {
  const id = await arrive({ list: 'Product;Qty;Unit\nToluene;25;kg\n' });
  await make();
  const message = await messageOf(id);
  expect(message).toMatchObject({ state: 'attached', filedBy: 'order' });
  const { data: inquiry } = (await as(inquiries.endpoints.get, { id: message.inquiryId })).answer;
  expect(inquiry).toMatchObject({
    contactName: 'Bea Roe',
    customerId: message.customerId,
    hasNewReply: true,
    items: [{ quantity: 400 }, { quantity: 25 }],
  });
  const notices = (await as(notificationEndpoints.list)).answer.data;
  expect(notices[0]).toMatchObject({
    kind: 'inquiry-from-mail',
    message: `${inquiry.number} was made of a mail at once: Bea Roe asks for 2 chemicals`,
  });
  // Else the sender would get the confirmation of the site's form.
  const asForm = await sql`
    select from inquiry as record left join source on source._id = record.source_id
    where record._id = ${inquiry._id} and ${cameByContactForm}`.execute(api.services.database);
  expect(asForm.rows).toEqual([]);
  const reader = await addPerson(api, 'read-only');
  expect((await takeBack(id, reader.token)).status).toBe(403);
  expect((await takeBack(id)).status).toBe(200);
  expect(await messageOf(id)).toMatchObject({ state: 'tray', filedBy: null, inquiryId: null });
  expect((await as(inquiries.endpoints.get, { id: inquiry._id })).status).toBe(404);
  await make();
  expect(await messageOf(id)).toMatchObject({ state: 'tray' });
  expect((await takeBack(id)).status).toBe(409);
});

it('an inquiry that somebody worked on is not taken back', async () => {
  const id = await arrive();
  await make();
  const { inquiryId } = await messageOf(id);
  const made = await as(offerEndpoints.make, { id: inquiryId });
  expect(made.status).toBe(200);
  const { status, answer } = await takeBack(id);
  expect([status, answer.detail]).toEqual([409, expect.stringContaining('worked on')]);
  expect(await messageOf(id)).toMatchObject({ state: 'attached', inquiryId });
});

it.each<[string, Arriving]>([
  ['a stranger', { from: 'stranger@elsewhere.example.com' }],
  ['the domain alone', { from: 'other@works.example.com' }],
  ['an automatic answer', { head: ['Auto-Submitted: auto-replied'] }],
  ['a forged sender', { head: ['Authentication-Results: mx.example.com; spf=fail; dmarc=fail'] }],
  ['an answer to something', { head: ['In-Reply-To: <unknown@elsewhere.example.com>'] }],
  ['an amount that can be read in two ways', { text: 'Hello,\nMethanol 1.000 kg\nRegards\nBea' }],
  ['an unknown chemical', { text: 'Hello,\nUnknownium 10 kg\nRegards\nBea' }],
  ['no order', { text: 'Hello,\nhow are you?\nRegards\nBea' }],
  ['a cancellation', { text: 'Hello,\nplease cancel\nMethanol 400 kg\nRegards\nBea' }],
  ['a list that cannot be read', { list: '\u0000\u0001' }],
  ['an old message', { receivedAt: '2026-01-05T10:00:00.000Z' }],
])('%s stays in the tray', async (_name, arriving) => {
  const id = await arrive(arriving);
  await make();
  expect(await messageOf(id)).toMatchObject({ state: 'tray', inquiryId: null });
});

it('spam, floods, personal mailboxes and mailboxes without the switch make none', async () => {
  const off = (await add(mailAccounts.endpoints.add, { ...account, name: 'Off' }))._id;
  const person = await addPerson(api, 'sales');
  const sender = await knownSender();
  const own = await arrive({ ownerId: person.adminId });
  const [unswitched, spam] = [
    await arrive({ mailbox: off, text: `${order} off` }),
    await arrive({ from: sender, text: `${order} spam` }),
  ];
  await as(mailMessageEndpoints.sort, { id: spam, body: { state: 'spam' } });
  const next = await arrive({ from: sender, text: `${order} once more` });
  await make();
  expect([await messageOf(unswitched), await messageOf(spam), await messageOf(next)]).toMatchObject(
    [{ state: 'tray' }, { state: 'spam' }, { state: 'spam' }],
  );
  const { rows } = await sql`
    select state, order_due from mail_message where _id = ${own}`.execute(api.services.database);
  expect(rows).toEqual([{ state: 'tray', orderDue: false }]);
  await as(mailMessageEndpoints.sort, { id: spam, body: { state: 'tray' } });
  const personal = { ...account, isPersonal: true, makesInquiries: true };
  const { status, answer } = await as(mailAccounts.endpoints.add, { body: personal });
  expect([status, answer.errors?.[0]?.path]).toEqual([422, 'makesInquiries']);
});

it('an address of two customers is nobody’s', async () => {
  const [one, other] = ['One', 'Other'].map((name) => ({
    companyName: `Shared ${name}`,
    emails: ['shared@two.example.com'],
  }));
  await add(customers.endpoints.add, one ?? {});
  await add(customers.endpoints.add, other ?? {});
  const id = await arrive({ from: 'shared@two.example.com' });
  await make();
  expect(await messageOf(id)).toMatchObject({ state: 'tray' });
});

it('makes one inquiry by several processes at once, and by one that was killed before it was done', async () => {
  const id = await arrive({ text: `${order}, with thanks` });
  const { database } = api.services;
  const kill = async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      database,
    );
    return rows.length > 0;
  };
  const count = async () => {
    const { total } = (await as(inquiries.endpoints.list, { query: { search: 'Bea Roe' } })).answer;
    return total;
  };
  const before = await count();
  // Holds the last statement of the transaction until its connection is ended, as by a kill.
  await database.connection().execute(async (holder) => {
    await holder.transaction().execute(async (work) => {
      await sql`lock table notification in exclusive mode`.execute(work);
      const making = makeMailInquiries({ ...api.services, log: { error: () => undefined } });
      await until(kill);
      await making;
    });
  });
  expect(await count()).toBe(before);
  expect(await messageOf(id)).toMatchObject({ state: 'tray', filedBy: null });
  await Promise.all([make(), make(), make()]);
  expect(await count()).toBe(before + 1);
  expect(await messageOf(id)).toMatchObject({ state: 'attached', filedBy: 'order' });
  await make();
  expect(await count()).toBe(before + 1);
});

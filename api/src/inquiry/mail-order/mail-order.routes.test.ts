import { units } from 'contract/catalog';
import { mailAccounts, mailMessageEndpoints } from 'contract/email';
import {
  inquiries,
  mailContactEndpoints,
  mailOrderEndpoints,
  type MailOrder,
} from 'contract/inquiry';
import { customerContacts, customers, suppliers } from 'contract/partner';
import { levelEverywhere, roles } from 'contract/staff';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { parseMail } from '../../email/message/parse-mail';
import { attachment, mailOf, multipart, textPart } from '../../email/message/raw-mail.fixture';
import { storeMessage } from '../../email/message/store-message';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { askMailOrder } from './ask-mail-order';
import { workbook } from '../../transfer/file/workbook.fixture';

let api: TestApi;
let accountId: string;
const as = (endpoint: Parameters<typeof callAs>[1], request: object = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped', mail: 'stopped' });
  for (const symbol of ['kg', 'L'])
    await as(units.endpoints.add, {
      body: { name: symbol, symbol, dimension: symbol === 'kg' ? 'mass' : 'volume', factor: 1 },
    });
  await api.addChemicals(
    ['Methanol', 'Toluene', 'Citric acid', 'Urea'].map((name) => ({ name, status: 'published' })),
  );
  const account = {
    name: 'Sales',
    host: 'imap.example.com',
    port: 993,
    username: 'sales@example.com',
    password: 'secret words',
    isActive: false,
  };
  accountId = (await as(mailAccounts.endpoints.add, { body: account })).answer.data._id;
});
afterAll(() => api.close());

let uid = 0;
async function arrive(raw: Buffer, ownerId: string | null = null): Promise<string> {
  uid += 1;
  const mail = await parseMail(raw);
  await storeMessage(api.services, {
    position: { accountId, uidValidity: '1', uid },
    ownerId,
    mail,
    left: [],
    size: raw.length,
    receivedAt: '2026-11-29T10:00:00.000Z',
  });
  const row = await api.services.database
    .selectFrom('mailMessage')
    .select('_id')
    .where('messageKey', '=', mail.key)
    .executeTakeFirstOrThrow();
  return row._id;
}

async function read(raw: Buffer): Promise<MailOrder> {
  const { status, answer } = await as(mailOrderEndpoints.read, { id: await arrive(raw) });
  expect([status, answer.errors]).toEqual([200, undefined]);
  return mailOrderEndpoints.read.answer.parse(answer).data;
}

const head = (from: string) => [`From: ${from}`, `Message-ID: <${from.length}.${uid}@x.example>`];

async function pdfOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  for (const [place, row] of rows.entries()) {
    for (const [at, text] of row.entries())
      document.text(text, 60 + at * 120, 80 + place * 18, { lineBreak: false });
  }
  document.end();
  return buffer(document);
}

const linesOf = ({ lines, sources }: MailOrder) =>
  lines.map(({ chemicalName, item, source, row }) => [
    chemicalName ?? item.freeText,
    item.quantity,
    sources[source]?.name,
    sources[source]?.rows[row]?.place,
  ]);

it('reads the text and each list with the place of every line, and says which file it could not read', async () => {
  const xlsx = workbook([
    { name: 'Notes', rows: [['Our order']] },
    {
      name: 'Orders',
      rows: [
        ['Product', 'Qty', 'Unit'],
        ['', '', ''],
        ['Citric acid', 500, 'kg'],
      ],
    },
  ]);
  const pdf = await pdfOf([
    ['Product', 'Quantity', 'Unit'],
    ['Urea', '1000', 'kg'],
  ]);
  const parts = multipart('mixed', [
    textPart(
      'Dear all,\nplease quote 2 x 200 kg drums of methanol and 500 L of unknownium.\nRegards\nAnn Lee',
    ),
    attachment('order.xlsx', Buffer.from(xlsx)),
    attachment('order.csv', 'Product;Qty;Unit\nToluene;25;kg\n', 'text/csv'),
    attachment('order.pdf', pdf, 'application/pdf'),
    attachment('broken.pdf', `%PDF-1.4\n${'x'.repeat(2000)}`, 'application/pdf'),
  ]);
  const order = await read(mailOf(parts, head('Ann Lee <ann@new.example.com>')));
  expect(linesOf(order)).toEqual([
    ['Methanol', 400, null, 'line 2'],
    ['unknownium', 500, null, 'line 2'],
    ['Citric acid', 500, 'order.xlsx', 'Orders, row 3'],
    ['Toluene', 25, 'order.csv', 'row 2'],
    ['Urea', 1000, 'order.pdf', 'page 1, row 2'],
  ]);
  expect(order.lines[0]).toMatchObject({ question: null, item: { packaging: '2 × 200 kg drum' } });
  expect(order.lines[1]?.question).toContain('no such chemical');
  const problems = order.sources.flatMap(({ name, problem }) => (problem === null ? [] : [name]));
  expect(problems).toEqual(['broken.pdf']);
  expect(order).toMatchObject({ customer: null, contactId: null });
});

it('finds the customer by a contact person, an address or the domain, never by a public one', async () => {
  const add = async (companyName: string, emails: readonly string[]) =>
    (await as(customers.endpoints.add, { body: { companyName, emails } })).answer.data._id;
  const works = await add('Example Works', ['office@works.example.com', 'works@gmail.com']);
  const body = { customerId: works, name: 'Bea Roe', email: 'bea@elsewhere.example.com' };
  const person = (await as(customerContacts.endpoints.add, { body })).answer.data._id;
  const from = async (address: string) => {
    const { customer, contactId } = await read(mailOf(textPart(`Hello ${address}`), head(address)));
    return [customer?._id, customer?.reason, contactId];
  };
  expect(await from('bea@elsewhere.example.com')).toEqual([works, 'contact', person]);
  expect(await from('office@works.example.com')).toEqual([works, 'address', null]);
  expect(await from('other@works.example.com')).toEqual([works, 'domain', null]);
  expect(await from('stranger@gmail.com')).toEqual([undefined, undefined, null]);
  await add('Example Works Two', ['two@works.example.com']);
  expect(await from('third@works.example.com')).toEqual([undefined, undefined, null]);
});

it('reads the sender for a new contact person, and proposes the inquiries of their company then', async () => {
  const add = async (endpoint: Parameters<typeof callAs>[1], body: object) =>
    (await as(endpoint, { body })).answer.data;
  const { _id: customerId } = await add(customers.endpoints.add, {
    companyName: 'Example Paints',
    emails: ['office@paints.example.com'],
  });
  await add(suppliers.endpoints.add, {
    companyName: 'Example Pigments',
    emails: ['office@pigments.example.com'],
  });
  const inquiry = await add(inquiries.endpoints.add, { contactName: 'Somebody', customerId });
  const text =
    'Dear Sirs,\nplease call us for the details of our order.\nKind regards\nMaria Lopez\nBuyer\nTel: +44 20 7946 0123';
  const id = await arrive(
    mailOf(textPart(text), head('"Lopez, Maria" <maria@paints.example.com>')),
  );
  const contact = async (message: string, token = api.adminToken) =>
    (await as(mailContactEndpoints.read, { id: message, token })).answer.data;
  const found = { companyName: 'Example Paints', reason: 'domain' };
  expect(await contact(id)).toMatchObject({
    name: 'Maria Lopez',
    role: 'Buyer',
    email: 'maria@paints.example.com',
    phone: '+442079460123',
    language: 'en',
    customer: found,
    supplier: null,
  });
  const proposals = async () =>
    (await as(mailMessageEndpoints.proposals, { id })).answer.data.map(
      ({ inquiryId, reason }: Record<string, string>) => [inquiryId, reason],
    );
  expect(await proposals()).toEqual([]);
  const { name, role, email, phone, language } = await contact(id);
  await add(customerContacts.endpoints.add, { customerId, name, role, email, phone, language });
  expect(await proposals()).toEqual([[inquiry._id, 'customer']]);
  expect((await contact(id)).customer).toMatchObject({ ...found, reason: 'contact' });
  const hostile = `${'<b>'.repeat(100)}${'x'.repeat(300)} <"a b"@pigments.example.com>`;
  const other = await arrive(mailOf(textPart('Regards\nx'), head(hostile)));
  expect(await contact(other)).toMatchObject({ name: null, role: null, phone: null });
  const third = await arrive(mailOf(textPart('Hello'), head('Sam <sam@pigments.example.com>')));
  expect(await contact(third)).toMatchObject({ supplier: { companyName: 'Example Pigments' } });
  const levels = {
    ...levelEverywhere('none'),
    mailboxes: 'view',
    customers: 'view',
    inquiries: 'view',
  };
  const { _id: roleId } = await add(roles.endpoints.add, { name: 'Inbox', levels });
  const [clerk, reader] = [await addPerson(api, { roleId }), await addPerson(api, 'read-only')];
  expect(await contact(third, clerk.token)).toMatchObject({ supplier: null });
  expect(await contact(third, reader.token)).toBeUndefined();
});

it('is for who may see the mailbox and make inquiries', async () => {
  const [sales, reader] = [await addPerson(api, 'sales'), await addPerson(api, 'read-only')];
  const id = await arrive(mailOf(textPart('Private'), head('p@x.example')), sales.adminId);
  const statusFor = async (token: string) =>
    (await as(mailOrderEndpoints.read, { id, token })).status;
  expect(await statusFor(sales.token)).toBe(200);
  expect(await statusFor(reader.token)).toBe(403);
  expect(await statusFor(api.adminToken)).toBe(404);
});

it('a mail that is made to be slow shows its lines unread', async () => {
  const text = 'a1'.repeat(240);
  const rows = Array.from({ length: 200 }, () => ({ place: 'row', text }));
  const mail = {
    subject: 'Slow',
    text: `Please quote\n\n${text}`,
    quoted: '',
    html: null,
    fromName: 'Eve',
    fromAddress: 'eve@slow.example',
    day: '2026-11-29',
    files: Array.from({ length: 10 }, () => rows),
  };
  const slow = await askMailOrder({ mail, units: ['kg'] }, 100);
  expect(slow).toMatchObject({ isRead: false, candidates: [], fields: [] });
  expect(slow.sources[0]?.[0]).toEqual({ place: 'line 1', text: 'Please quote' });
  expect(slow.sources).toHaveLength(11);
  expect(await askMailOrder({ mail: { ...mail, files: [] }, units: ['kg'] })).toMatchObject({
    isRead: true,
  });
});

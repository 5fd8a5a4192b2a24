import { type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { emailBatches, emailEndpoints, templates } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { sql } from 'kysely';
import { type MailFixture, openMailFixture } from './sending/mail-sending.fixture';
import { unique } from '../testing/describe-resource-routes';
import { unknownId } from '../testing/unknown-id';

const { send, preview, cancelBatch, content } = emailEndpoints;
let fixture: MailFixture;
let server: string;
beforeAll(async () => {
  fixture = await openMailFixture();
  server = await fixture.addServer(2525, { fromName: 'Example Chemicals' });
  await sql`update smtp set is_default = false`.execute(database());
});
afterAll(() => fixture.api.close());

const database = () => fixture.api.services.database;
const message = (fields: object = {}) => ({
  smtpId: server,
  to: ['ann@example.com'],
  subject: 'An offer',
  html: '<p>Dear you</p>',
  ...fields,
});
const add = async (endpoint: Endpoint | undefined, body: object) =>
  (await fixture.data(endpoint, { body }))._id;
const customer = (fields: object = {}) =>
  add(customers.endpoints.add, {
    companyName: unique(),
    emails: [`${unique()}@example.com`],
    ...fields,
  });
const supplier = (fields: object = {}) =>
  add(suppliers.endpoints.add, {
    companyName: unique(),
    emails: [`${unique()}@example.com`],
    ...fields,
  });

async function linkedChemical(customerIds: string[], supplierIds: string[]): Promise<string> {
  const chemical = await add(chemicals.endpoints.add, { name: unique() });
  for (const id of customerIds) {
    await fixture.data(customerEndpoints.link, { id, body: { chemicalId: [chemical] } });
  }
  for (const id of supplierIds) {
    await fixture.data(supplierEndpoints.link, { id, body: { chemical_ids: [chemical] } });
  }
  return chemical;
}

/** What is refused leaves nothing behind. */
async function refusal(fields: object): Promise<Record<string, string>> {
  const before = await countRows();
  const { status, answer } = await fixture.staff(send, { body: message(fields) });
  expect({ fields, status, rows: await countRows() }).toEqual({
    fields,
    status: 422,
    rows: before,
  });
  const errors: { path: string; message: string }[] = answer.errors;
  return Object.fromEntries(errors.map((error) => [error.path, error.message]));
}

async function countRows(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from email) as emails, (select count(*) from email_batch) as batches,
      (select count(*) from accepted_form) as keys`.execute(database());
  return rows[0];
}

it('everybody who was chosen gets one message, and who gets none is named with the reason', async () => {
  const shared = `${unique()}@example.com`;
  const [one, other] = [await customer({ emails: [shared] }), await customer({ emails: [shared] })];
  const silent = await customer({ companyName: 'Without address', emails: [] });
  const former = await customer({ companyName: 'Former', active: false });
  const agreeing = await customer({ marketingConsent: true });
  const trader = await supplier();
  const chemicalId = await linkedChemical([one, agreeing], [trader]);
  const everybody = {
    customerIds: [one, other, silent, former],
    to: [shared, 'Typed@Example.com'],
  };

  const all = await fixture.data(send, { body: message({ ...everybody, chemicalId }) });
  expect(all).toMatchObject({
    total: 4,
    duplicates: 2,
    skipped: {
      total: 2,
      data: [
        { _id: silent, name: 'Without address', resource: 'customer', reason: 'no-address' },
        { _id: former, name: 'Former', resource: 'customer', reason: 'inactive' },
      ],
    },
  });
  const sent: { to: string; customerId: string; supplierId: string }[] = await fixture.emailsOf(
    all.batchId,
  );
  expect(sent.filter(({ to }) => to === shared)).toMatchObject([{ customerId: one }]);
  expect(sent.filter(({ to }) => to === 'typed@example.com')).toMatchObject([{ customerId: null }]);
  expect(sent.map(({ supplierId }) => supplierId).filter(Boolean)).toEqual([trader]);

  const buyers = { ...everybody, chemicalId, linked: 'customers', consentingOnly: true, to: [] };
  const few = await fixture.data(send, { body: message(buyers) });
  expect([few.total, few.skipped.total]).toEqual([1, 4]);
  expect((await fixture.emailsOf(few.batchId))[0].customerId).toBe(agreeing);

  const willing = await supplier({ marketingConsent: true });
  const sellers = { supplierIds: [trader, willing], consentingOnly: true, to: [] };
  const willingOnly = await fixture.data(send, { body: message(sellers) });
  expect(willingOnly.skipped.data).toMatchObject([{ _id: trader, reason: 'no-consent' }]);
  expect((await fixture.emailsOf(willingOnly.batchId))[0].supplierId).toBe(willing);
});

it('more than 10 000 recipients are refused with their number, by address and by chemical', async () => {
  const to = Array.from({ length: 10_001 }, (_, index) => `r${index}@example.com`);
  expect((await refusal({ to }))['to']).toContain('10,001 recipients');
  const first = await customer();
  const chemicalId = await linkedChemical([first], []);
  const half = to.slice(0, 10_000);
  expect((await refusal({ to: half, chemicalId }))['to']).toContain('10,001 recipients');
});

it('ten thousand are taken at once', async () => {
  const to = Array.from({ length: 10_000 }, (_, index) => `recipient-${index}@example.com`);
  const start = performance.now();
  const { total, batchId } = await fixture.data(send, { body: message({ to }) });
  const seconds = (performance.now() - start) / 1000;
  expect([total, (await fixture.counts(batchId)).queued]).toEqual([10_000, 10_000]);
  expect(seconds).toBeLessThan(10);
  await fixture.data(cancelBatch, { id: batchId });
});

it('what is wrong is refused with its place, and nothing is written', async () => {
  const staff = { visibility: 'staff' } as const;
  const file = async (size: number, visibility: 'staff' | 'public' = staff.visibility) => {
    const name = `${unique()}.pdf`;
    const facts = { originalName: name, kind: 'document', mime: 'application/pdf', sha256: '' };
    const times = { createdAt: new Date().toISOString(), createdBy: null };
    const row = { _id: crypto.randomUUID(), name, ...facts, size, width: null, height: null };
    await database()
      .insertInto('file')
      .values({ ...row, ...times, visibility })
      .execute();
    return { title: 'Paper', file: name };
  };
  const megabyte = 1024 * 1024;
  const large = [await file(13 * megabyte), await file(13 * megabyte)];
  const many = Array.from({ length: 21 }, (_, index) => `c${index}@example.com`);
  const year = 370 * 24 * 3_600_000;
  const cases: [object, string, string][] = [
    [{ to: [] }, 'to', 'Nobody would get this message'],
    [{ to: ['no address'] }, 'to.0', 'Invalid'],
    [{ customerIds: [unknownId] }, 'customerIds.0', 'There is no such customer'],
    [{ supplierIds: [await customer()] }, 'supplierIds.0', 'There is no such supplier'],
    [{ chemicalId: unknownId }, 'chemicalId', 'There is no such chemical'],
    [{ inquiryId: unknownId }, 'inquiryId', 'There is no such inquiry'],
    [{ templateId: unknownId }, 'templateId', 'There is no such template'],
    [{ smtpId: unknownId }, 'smtpId', 'There is no such mail server'],
    [{ smtpId: undefined }, 'smtpId', 'none is the default'],
    [{ subject: undefined }, 'subject', 'Write a subject'],
    [{ html: undefined }, 'html', 'Write a message'],
    [{ subject: 'One\r\nBcc: all@example.com' }, 'subject', 'one line'],
    [{ html: '<p>{{customer.name}}</p>' }, 'html', 'customer.name'],
    [{ variables: { 'customer.secret': 'x' } }, 'variables.customer.secret', 'no such variable'],
    [{ attachments: [{ title: 'x', file: 'no-such.pdf' }] }, 'attachments.0.file', 'no such file'],
    [{ attachments: [await file(1, 'public')] }, 'attachments.0.file', 'Anybody may download'],
    [{ attachments: large }, 'attachments', '26.0 MB together'],
    [{ to: many, cc: ['boss@example.com'] }, 'cc', 'these are 21'],
    [{ to: many, bcc: ['boss@example.com'] }, 'bcc', 'these are 21'],
    [{ scheduledAt: new Date(Date.now() + year).toISOString() }, 'scheduledAt', 'within a year'],
  ];
  for (const [fields, path, words] of cases) {
    expect(await refusal(fields)).toEqual({ [path]: expect.stringContaining(words) });
  }
});

it('a time that has passed means at once', async () => {
  const { batchId } = await fixture.data(send, {
    body: message({ scheduledAt: '2020-01-01T00:00:00Z' }),
  });
  const batch = await fixture.data(emailBatches.endpoints.get, { id: batchId });
  expect(batch).toMatchObject({ scheduledAt: null, by: 'Tess Ting', total: 1 });
});

it('the same key sends once, also when it comes twenty times at once, and answers the same', async () => {
  const key = unique().padEnd(8, 'x');
  const body = message({ to: ['once@example.com', 'twice@example.com', 'once@example.com'] });
  const order = (payload: object) =>
    fixture.api.inject({
      method: 'POST',
      url: `/api/${send.path}`,
      payload,
      headers: { authorization: `Bearer ${fixture.api.adminToken}`, 'idempotency-key': key },
    });
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(body)));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]?.json().data).toMatchObject({ total: 2, duplicates: 1 });
  const { rows } = await sql`select 1 from email where "to" = 'once@example.com'`.execute(
    database(),
  );
  expect(rows).toHaveLength(1);
  const other = await order({ ...body, subject: 'Something else' });
  expect([other.statusCode, other.json().type]).toEqual([409, '/problems/key-reused']);
});

it('a preview shows what each would read, and samples while nobody was chosen', async () => {
  const [ann, ben] = [
    await customer({ companyName: 'Ann & Co', contactPerson: 'Ann Smith' }),
    await customer({ companyName: 'Ben Ltd' }),
  ];
  const written = {
    subject: 'For {{customer.companyName}}',
    html: '<p>{{recipient.name}} at {{customer.companyName}}</p>',
  };
  const shown = (position: number, fields: object = {}) => {
    const body = { customerIds: [ann, ben], ...written, ...fields };
    return fixture.data(preview, { query: { position }, body });
  };
  expect(await shown(0)).toMatchObject({
    subject: 'For Ann & Co',
    html: expect.stringContaining('Ann Smith at Ann &amp; Co'),
    text: expect.stringContaining('Ann Smith at Ann & Co'),
    recipient: { resource: 'customer', _id: ann, name: 'Ann Smith' },
    total: 2,
  });
  expect(await shown(9)).toMatchObject({ subject: 'For Ben Ltd', recipient: { _id: ben } });
  const given = { variables: { 'customer.companyName': 'You all' } };
  expect(await shown(0, given)).toMatchObject({ subject: 'For You all' });
  const nobodyYet = await shown(0, { customerIds: [] });
  expect(nobodyYet).toMatchObject({ subject: 'For Example Coatings', recipient: null, total: 0 });
  expect((await fixture.staff(preview, { body: {} })).status).toBe(200);
});

it('a sending keeps what it said when its template changes or goes', async () => {
  const words = { subject: 'Hello {{recipient.email}}', html: '<p>Old words</p>' };
  const templateId = await add(templates.endpoints.add, { name: unique(), ...words });
  const body = message({ templateId, subject: undefined, html: undefined });
  const { batchId } = await fixture.data(send, { body });
  await fixture.data(templates.endpoints.update, { id: templateId, body: { html: '<p>New</p>' } });
  await fixture.data(templates.endpoints.remove, { id: templateId });
  const { _id, subject } = await fixture.emailTo(batchId, 'ann@example.com');
  expect(subject).toBe('Hello ann@example.com');
  expect(await fixture.data(content, { id: _id })).toMatchObject({
    subject: 'Hello ann@example.com',
    html: expect.stringContaining('Old words'),
    text: 'Old words',
    cc: [],
    attachments: [],
  });
});

test('mail to the address of an inquiry greets its contact, and what nobody fills in is named', async () => {
  const inquiryId = await add(inquiries.endpoints.add, {
    contactName: 'Ottilie Brandauer',
    email: 'ottilie@example.com',
  });
  const html = '<p>Dear {{recipient.name}},</p><p>{{inquiry.company}}</p>';
  const shown = (to: string) =>
    fixture.data(preview, { body: message({ to: [to], inquiryId, html }) });
  expect(await shown('ottilie@example.com')).toMatchObject({
    html: expect.stringContaining('Dear Ottilie Brandauer,'),
    emptyVariables: ['inquiry.company'],
  });
  expect(await shown('office@example.com')).toMatchObject({
    emptyVariables: ['recipient.name', 'inquiry.company'],
  });
});

test('what is empty for some of the recipients is named with who they are', async () => {
  const named = {
    companyName: `Named ${unique()}`,
    contactPerson: 'Ann',
    emails: ['a1@example.com'],
  };
  const bare = { companyName: `Bare ${unique()}`, emails: ['b1@example.com'] };
  const customerIds = [
    await add(customers.endpoints.add, named),
    await add(customers.endpoints.add, bare),
  ];
  const supplierIds = [await add(suppliers.endpoints.add, { ...bare, emails: ['c1@example.com'] })];
  const html =
    '<p>{{customer.contactPerson}} {{company.name}}</p>{{#supplier.city}}{{supplier.city}}{{/supplier.city}}';
  const body = message({ to: ['d1@example.com'], customerIds, supplierIds, html });
  expect(await fixture.data(preview, { body })).toMatchObject({
    total: 4,
    gaps: [
      {
        variable: 'customer.contactPerson',
        total: 3,
        recipients: expect.arrayContaining([bare.companyName, 'd1@example.com']),
      },
    ],
  });
});

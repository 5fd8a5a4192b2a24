import { chemicals, units } from 'contract/catalog';
import { careerApplications } from 'contract/content';
import {
  contactEndpoints,
  formEndpoints,
  inquiries,
  productInquiries,
  productInquiryEndpoints,
  sources,
  statuses,
} from 'contract/inquiry';
import { sql } from 'kysely';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { openSite, pdf, type Site } from './visitor.fixture';
import { unknownId } from '../../testing/unknown-id';

const { create } = productInquiryEndpoints;
const { contact } = contactEndpoints;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

const sentOf = async (reference: string | undefined) => {
  const { answer } = await site.staff(productInquiries.endpoints.list, {
    query: { search: reference },
  });
  const id = answer.data[0]?._id;
  return (await site.staff(productInquiries.endpoints.get, { id })).answer.data;
};
const inquiryOf = async (reference: string | undefined) => {
  const { answer } = await site.staff(inquiries.endpoints.list, { query: { search: reference } });
  const id = answer.data[0]?._id;
  return (await site.staff(inquiries.endpoints.get, { id })).answer.data;
};
const addChemical = async (status: string) =>
  (await site.staff(chemicals.endpoints.add, { body: { name: unique(), status } })).answer.data;

describe('a product inquiry', () => {
  it('is kept as it was typed and answered with its number and the key to ask for it', async () => {
    const chemical = await addChemical('published');
    const name = unique();
    const unit = await site.staff(units.endpoints.add, {
      body: { name, symbol: name, dimension: 'mass', factor: 1 },
    });
    const items = [
      { chemicalId: chemical._id, quantity: 2.5, unitId: unit.answer.data._id, grade: 'AR' },
      { freeText: '<b>Something</b> =1+1', packaging: 'Drum' },
    ];
    const typed = {
      company: 'Example <script>alert(1)</script> Ltd',
      country: 'KE',
      phone: 'call 12-34',
      incoterm: 'CIF',
      destination: 'Mombasa',
      documentsWanted: ['SDS'],
      message: '<p>As soon as possible &amp; cheap</p>',
    };
    const { status, answer, reference } = await site.send(
      create,
      site.productForm({ items, ...typed }),
    );
    const statusKey: unknown = expect.stringMatching(/^[\w-]{43}$/);
    expect([status, answer]).toEqual([201, { data: { reference, statusKey } }]);
    expect(reference).toMatch(/^WEB-\d{4}-\d{6,}$/);
    const stored = await sentOf(reference);
    expect(stored).toMatchObject({ ...typed, status: 'new', spamReason: null, form: 'product' });
    expect(stored.items).toMatchObject(items);
  });

  it('tells who has its key how far it is, and nobody else anything', async () => {
    const symbol = unique();
    const unit = { name: symbol, symbol, dimension: 'mass', factor: 1 };
    const { answer: added } = await site.staff(units.endpoints.add, { body: unit });
    const items = [{ freeText: 'Acetone', quantity: 5, unitId: added.data._id }];
    const { reference = '', answer } = await site.send(create, site.productForm({ items }));
    const key = answer.data.statusKey;
    const progress = (query: Record<string, string>) =>
      callAs(site.api, productInquiryEndpoints.progress, { query });
    const received = await progress({ reference, key });
    expect(productInquiryEndpoints.progress.answer.parse(received.answer).data).toMatchObject({
      reference,
      state: 'received',
      items: [{ name: 'Acetone', quantity: 5, unit: symbol }],
      offer: null,
    });
    const told = ['reference', 'sentAt', 'state', 'items', 'offer'];
    expect(Object.keys(received.answer.data)).toEqual(told);
    const { _id } = await sentOf(reference);
    await site.staff(productInquiryEndpoints.convert, { id: _id });
    expect((await progress({ reference, key })).answer.data.state).toBe('in-progress');
    const other = await site.send(create, site.productForm());
    const wrong = [
      { reference, key: other.answer.data.statusKey },
      { reference: other.reference ?? '', key },
      { reference: 'WEB-2026-000000', key },
      { reference, key: 'x' },
    ];
    for (const query of wrong) expect((await progress(query)).status).toBe(404);
  });

  it('asks for nothing that visitors do not see, and tells no draft from no chemical', async () => {
    const draft = await addChemical('draft');
    const gone = await addChemical('published');
    await site.staff(chemicals.endpoints.remove, { id: gone._id });
    const before = await site.count('productInquiry');
    const answers = [];
    for (const chemicalId of [draft._id, gone._id, unknownId]) {
      answers.push(await site.send(create, site.productForm({ items: [{ chemicalId }] })));
    }
    const [first, ...others] = answers.map(({ status, answer }) => ({ status, answer }));
    expect(first).toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'items.0.chemicalId', message: 'There is no such chemical' }] },
    });
    expect(others).toEqual([first, first]);
    const unknownUnit = site.productForm({
      items: [{ freeText: 'x' }, { freeText: 'y', unitId: unknownId }],
    });
    expect((await site.send(create, unknownUnit)).answer.errors).toEqual([
      { path: 'items.1.unitId', message: 'There is no such unit' },
    ]);
    expect(await site.count('productInquiry')).toBe(before);
  });

  it('is told to the rest of the product, and has a history', async () => {
    const { reference } = await site.send(create, site.productForm());
    const { _id } = await sentOf(reference);
    const { database } = site.api.services;
    const news = await database
      .selectFrom('outbox')
      .select(['topic', 'payload'])
      .orderBy('_id', 'desc')
      .executeTakeFirst();
    expect(news).toEqual({
      topic: 'productInquiry.add',
      payload: { recordId: _id, version: 1 },
    });
    const history = await database
      .selectFrom('audit')
      .select(['action', 'adminId'])
      .where('recordId', '=', _id)
      .execute();
    expect(history).toEqual([{ action: 'add', adminId: null }]);
  });

  it('is new or spam as staff say, and converted by the conversion alone', async () => {
    const { reference } = await site.send(create, site.productForm());
    const { _id: id } = await sentOf(reference);
    const put = (body: object) => site.staff(productInquiries.endpoints.update, { id, body });
    expect((await put({ status: 'spam' })).answer.data).toMatchObject({ spamReason: 'staff' });
    expect((await put({ status: 'new' })).answer.data).toMatchObject({ spamReason: null });
    expect((await put({ status: 'converted' })).answer.errors).toEqual([
      { path: 'status', message: 'Convert it to make an inquiry of it' },
    ]);
    for (const body of [{ reference: 'x' }, { inquiryId: id }, { spamReason: null }, { form: 'x' }])
      expect((await put(body)).status).toBe(422);
  });
});

describe('a contact message', () => {
  it('is an inquiry at once, of the contact form, in the first open status', async () => {
    const { reference, answer, status } = await site.send(contact, site.message({ phone: '1' }));
    expect([status, answer]).toEqual([201, { data: { reference } }]);
    const inquiry = await inquiryOf(reference);
    const source = await site.staff(sources.endpoints.get, { id: inquiry.sourceId });
    const first = await site.staff(statuses.endpoints.get, { id: inquiry.statusId });
    expect(source.answer.data.name).toBe('Website contact form');
    expect(first.answer.data.name).toBe('New');
    expect(inquiry).toMatchObject({
      number: reference,
      contactName: 'Vera Visitor',
      email: 'vera@example.com',
      phone: '1',
      subject: 'A question',
      message: 'Do you ship to Kenya?',
      items: [],
      productInquiryId: null,
    });
  });

  it('arrives though staff called the source otherwise and removed the first status', async () => {
    const word = unique();
    const known = await inquiryOf((await site.send(contact, site.message())).reference);
    await site.staff(sources.endpoints.update, { id: known.sourceId, body: { name: word } });
    const body = { kind: 'lost' };
    await site.staff(statuses.endpoints.update, { id: known.statusId, body });
    const inquiry = await inquiryOf((await site.send(contact, site.message())).reference);
    expect(inquiry.sourceId).toBe(known.sourceId);
    const status = await site.staff(statuses.endpoints.get, { id: inquiry.statusId });
    expect(status.answer.data.name).toBe('Contacted');
  });
});

it('a contact message is kept apart while there is no status, where staff can add nothing', async () => {
  const { database } = site.api.services;
  await sql`update status set deleted_at = now()`.execute(database);
  const { reference, status } = await site.send(contact, site.message());
  const added = await site.staff(inquiries.endpoints.add, { body: { contactName: 'Vera' } });
  await sql`update status set deleted_at = null`.execute(database);
  expect([status, await sentOf(reference)]).toMatchObject([
    201,
    { status: 'new', form: 'contact' },
  ]);
  expect(added.answer.errors).toEqual([{ path: 'statusId', message: 'Add a status first' }]);
});

describe('what came by a form', () => {
  it('is for staff to read, whatever it is', async () => {
    await site.send(create, site.productForm());
    await site.send(contact, site.message());
    await site.apply({ resume: pdf });
    for (const resource of [productInquiries, inquiries, careerApplications]) {
      const { list, get, export: exported } = resource.endpoints;
      const id = (await site.staff(list)).answer.data[0]._id;
      for (const url of [
        `/api/${list?.path}`,
        `/api/${get?.path}?id=${id}`,
        `/api/${exported?.path}?format=csv`,
        `/api/audit/get?resource=${resource.name}&id=${id}`,
      ]) {
        const { statusCode, body } = await site.api.inject({ url });
        expect([url, statusCode]).toEqual([url, 403]);
        expect(body).not.toMatch(/Vera|Acetone|Kenya/);
      }
    }
  });

  it('is answered with its number and nothing else, a token with itself', async () => {
    const answer = await site.api.inject({ url: `/api/${formEndpoints.token.path}` });
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token } = answer.json().data;
    expect(site.api.services.formSecrets.shownAt(token)).toBeInstanceOf(Date);
    const headers = { authorization: `Bearer ${token}` };
    const { path } = productInquiries.endpoints.list;
    expect((await site.api.inject({ url: `/api/${path}`, headers })).statusCode).toBe(403);
  });
});

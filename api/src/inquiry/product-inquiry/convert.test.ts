import { chemicals, units } from 'contract/catalog';
import { inquiries, productInquiries, productInquiryEndpoints, sources } from 'contract/inquiry';
import { customerContacts, customers } from 'contract/partner';
import { recordEndpoints } from 'contract/record';
import { sql } from 'kysely';
import { unique } from '../../testing/describe-resource-routes';
import { openSite, type Site } from '../public-form/visitor.fixture';
import { unknownId } from '../../testing/unknown-id';

const { create, convert } = productInquiryEndpoints;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

/** The `_id` of a product inquiry that a visitor sends. */
async function send(fields: object = {}): Promise<string> {
  const { reference } = await site.send(create, site.productForm(fields));
  const query = { search: reference };
  return (await site.staff(productInquiries.endpoints.list, { query })).answer.data[0]._id;
}

const sent = async (id: string) =>
  (await site.staff(productInquiries.endpoints.get, { id })).answer.data;
const inquiry = async (id: string) =>
  (await site.staff(inquiries.endpoints.get, { id })).answer.data;
const convertOne = async (id: string) => (await site.staff(convert, { id })).answer.data;

it('an inquiry is made of all that was asked, and both know each other', async () => {
  const chemical = await site.staff(chemicals.endpoints.add, {
    body: { name: unique(), status: 'published' },
  });
  const unit = { name: unique(), symbol: unique().slice(-12), dimension: 'count', factor: 1 };
  const added = await site.staff(units.endpoints.add, { body: unit });
  const unitId = added.answer.data._id;
  const items = [
    { chemicalId: chemical.answer.data._id, quantity: 3, unitId, packaging: 'Drum' },
    { freeText: 'Something like it', grade: 'HPLC', asWritten: 'sth like it, HPLC, 2 x 5 L' },
  ];
  const fields = {
    company: 'Example Ltd',
    phone: '12 34',
    country: 'KE',
    incoterm: 'FOB',
    destination: 'Mombasa',
    documentsWanted: ['SDS', 'COA'],
    message: 'Soon, please',
  };
  const id = await send({ items, ...fields });
  const { _id, number, isNew } = await convertOne(id);
  expect([number, isNew]).toEqual([expect.stringMatching(/^INQ-\d{4}-\d{6,}$/), true]);
  const made = await inquiry(_id);
  expect(made).toMatchObject({
    ...fields,
    items: items.map((item) => ({ ...item, targetPrice: null, currency: null })),
    number,
    contactName: 'Vera Visitor',
    email: 'vera@example.com',
    productInquiryId: id,
    customerId: null,
  });
  const source = await site.staff(sources.endpoints.get, { id: made.sourceId });
  expect(source.answer.data.name).toBe('Website product inquiry');
  expect(await sent(id)).toMatchObject({ status: 'converted', inquiryId: _id, spamReason: null });
});

it('the history of both says who did it', async () => {
  const id = await send();
  const { _id } = await convertOne(id);
  const history = async (resource: string, recordId: string) =>
    (await site.staff(recordEndpoints.history, { query: { resource, recordId } })).answer.data;
  const [change] = await history('productInquiry', id);
  expect(change).toMatchObject({ action: 'update', by: 'Tess Ting' });
  expect(change.changes).toEqual(
    expect.arrayContaining([
      { field: 'status', from: 'new', to: 'converted' },
      { field: 'inquiryId', from: null, to: _id },
    ]),
  );
  expect(await history('inquiry', _id)).toMatchObject([{ action: 'add', by: 'Tess Ting' }]);
});

it('twenty conversions at once, and one later, answer one inquiry', async () => {
  const id = await send();
  const before = await site.count('inquiry');
  const answers = await Promise.all(Array.from({ length: 20 }, () => convertOne(id)));
  answers.push(await convertOne(id));
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
  expect(answers.filter(({ isNew }) => isNew).length).toBe(1);
  expect(await site.count('inquiry')).toBe(before + 1);
});

it('an inquiry in the trash is told of, not made anew', async () => {
  const id = await send();
  const { _id, number } = await convertOne(id);
  await site.staff(inquiries.endpoints.remove, { id: _id });
  const refused = await site.staff(convert, { id });
  expect(refused).toMatchObject({
    status: 409,
    answer: {
      type: '/problems/in-trash',
      detail: `Its inquiry ${number} is in the trash. Restore it there.`,
    },
  });
  await site.staff(recordEndpoints.restore, { id: _id, query: { resource: 'inquiry' } });
  expect(await convertOne(id)).toMatchObject({ _id, isNew: false });
});

it('when the inquiry is gone for good, another one may be made', async () => {
  const id = await send();
  const { _id } = await convertOne(id);
  await sql`delete from inquiry where _id = ${_id}`.execute(site.api.services.database);
  const again = await convertOne(id);
  expect(again.isNew).toBe(true);
  expect(await sent(id)).toMatchObject({ status: 'converted', inquiryId: again._id });
});

it('what was converted stays so', async () => {
  const id = await send();
  await convertOne(id);
  const { update } = productInquiries.endpoints;
  for (const status of ['new', 'spam']) {
    expect((await site.staff(update, { id, body: { status } })).answer.errors).toEqual([
      { path: 'status', message: 'An inquiry was made of it already' },
    ]);
  }
  const changed = await site.staff(update, { id, body: { company: 'Another name' } });
  expect(changed.answer.data).toMatchObject({ company: 'Another name', status: 'converted' });
});

it('spam that is none after all is converted as it is', async () => {
  const id = await send({ homepage: 'my own page' });
  expect((await convertOne(id)).isNew).toBe(true);
  expect(await sent(id)).toMatchObject({ status: 'converted', spamReason: null });
});

it('it is linked to the customer who has the address, when that is one alone', async () => {
  const email = `${unique()}@example.com`;
  const addCustomer = async (emails: string[]) => {
    const body = { companyName: unique(), emails };
    return (await site.staff(customers.endpoints.add, { body })).answer.data._id;
  };
  const customerOf = async () =>
    (await inquiry((await convertOne(await send({ email })))._id)).customerId;
  await addCustomer([`another-${email}`]);
  expect(await customerOf()).toBeNull();
  const first = await addCustomer([`x@example.com`, email]);
  expect(await customerOf()).toBe(first);
  const second = await addCustomer([email]);
  expect(await customerOf()).toBeNull();
  await site.staff(customers.endpoints.remove, { id: second });
  expect(await customerOf()).toBe(first);
});

it('it is for staff, and of what there is', async () => {
  const id = await send();
  const before = await site.count('inquiry');
  const url = `/api/${convert.path}?id=${id}`;
  expect((await site.api.inject({ method: 'POST', url })).statusCode).toBe(403);
  expect((await site.staff(convert, { id: unknownId })).status).toBe(404);
  await site.staff(productInquiries.endpoints.remove, { id });
  expect((await site.staff(convert, { id })).status).toBe(404);
  expect(await site.count('inquiry')).toBe(before);
});

it('of the address of a customer’s person is linked with both', async () => {
  const word = unique();
  const email = `ada@${word}.example.com`;
  const { answer } = await site.staff(customers.endpoints.add, { body: { companyName: word } });
  const customerId = answer.data._id;
  const person = { customerId, name: 'Ada Roe', email };
  const added = await site.staff(customerContacts.endpoints.add, { body: person });
  const { _id } = await convertOne(await send({ email }));
  expect(await inquiry(_id)).toMatchObject({ customerId, contactId: added.answer.data._id });
});

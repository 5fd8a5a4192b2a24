import type { Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { documentDeliveries, documentEndpoints, documents } from 'contract/document';
import { emailEndpoints, emails, mailDraftEndpoints, mailDrafts } from 'contract/email';
import { attachableEndpoints, inquiries, inquiryEndpoints } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { levelEverywhere, roles } from 'contract/staff';
import { sql } from 'kysely';
import { storePdf } from '../../content/stored-files.fixture';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { composed } from '../../email/draft/composed-mail.fixture';
import { openOffers } from '../offer/offer.fixture';

let shop: Awaited<ReturnType<typeof openOffers>>;
let sales: Person;
beforeAll(async () => {
  shop = await openOffers();
  sales = await addPerson(shop.site.api, 'sales');
});
afterAll(() => shop.site.api.close());

const staff = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  shop.site.staff(endpoint, request);
const as = (token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(shop.site.api, endpoint, { token, ...request });
const asSales = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  as(sales.token, endpoint, request);

async function addDocument(chemicalId: string, fields: object = {}) {
  const file = await storePdf(shop.site.api, 'everyone' in fields ? 'public' : 'staff');
  const body = { chemicalId, kind: 'SDS', title: 'Safety', language: 'en', file };
  return (await staff(documents.endpoints.add, { body: { ...body, ...fields } })).answer.data;
}
async function setting() {
  const name = unique();
  const chemicalId = (await staff(chemicals.endpoints.add, { body: { name } })).answer.data._id;
  const certificate = { title: 'Our ISO 9001', file: await storePdf(shop.site.api, 'staff') };
  const email = `${unique()}@example.com`.toLowerCase();
  const customer = { companyName: unique(), emails: [email], documents: [certificate] };
  const customerId = (await staff(customers.endpoints.add, { body: customer })).answer.data._id;
  const items = [{ chemicalId }];
  const body = { contactName: 'Ann Lee', email, customerId, items };
  const inquiry = (await staff(inquiries.endpoints.add, { body })).answer.data;
  return {
    name,
    chemicalId,
    email,
    inquiryId: inquiry._id,
    document: await addDocument(chemicalId),
  };
}
const listOf = async (id: string, query: CallRequest['query'] = {}) =>
  (await asSales(attachableEndpoints.list, { id, query })).answer.data;
const fileOf = ({ title, file, _id: id }: { title: string; file: string; _id: string }) => ({
  title,
  file,
  of: { resource: 'document', id },
});
const send = (body: object, token = sales.token) => as(token, mailDraftEndpoints.send, { body });
const logOf = async (inquiryId: string) =>
  (await staff(documentDeliveries.endpoints.list, { query: { inquiryId } })).answer.data;

it('offers the documents of the chemicals, the sent offers and the customer’s files; a search finds others', async () => {
  const { name, chemicalId, inquiryId, document } = await setting();
  const revised = await staff(documentEndpoints.revise, {
    id: document._id,
    body: { revision: '2', issuedOn: '2026-02-03', file: await storePdf(shop.site.api, 'staff') },
  });
  const { offer } = await shop.sendNext(inquiryId);
  await shop.make(inquiryId);
  const { files, hidesDocuments } = await listOf(inquiryId);
  expect(hidesDocuments).toBe(false);
  expect(files).toMatchObject([
    {
      group: 'chemicals',
      title: `${name} Safety en`,
      details: 'SDS, English, revision 2',
      note: null,
    },
    { group: 'offers', title: `Offer ${offer.number}, version 1`, file: offer.pdf, note: null },
    { group: 'customer', title: 'Our ISO 9001' },
  ]);
  expect(files[0].of).toEqual({ resource: 'document', id: revised.answer.data._id });
  expect(files.every(({ size }: { size: number }) => size > 0)).toBe(true);
  await shop.expire(offer._id);
  expect((await listOf(inquiryId)).files[1].note).toBe('expired');
  const found = (await listOf(inquiryId, { search: `${name} sds` })).files;
  expect(found.map(({ note }: { note: string | null }) => note)).toEqual([null, 'former']);
  expect((await listOf(inquiryId, { search: '%' })).files).toEqual([]);
  await sql`update chemical set deleted_at = now() where _id = ${chemicalId}`.execute(
    shop.site.api.services.database,
  );
  expect((await listOf(inquiryId, { search: name })).files).toEqual([]);
});

it('a document and an offer go with the mail, are in the timeline, and the document in its log', async () => {
  const { inquiryId, email, document } = await setting();
  const { offer } = await shop.sendNext(inquiryId);
  const pdf = { title: 'The offer', file: offer.pdf, of: { resource: 'offer', id: offer._id } };
  const attachments = [fileOf(document), pdf];
  const body = composed(inquiryId, null, { to: email, attachments });
  const saved = await asSales(mailDraftEndpoints.save, { body: { ...body, cc: '' } });
  expect(saved.answer.data.attachments).toEqual(attachments);
  expect((await listOf(inquiryId)).files.slice(0, 2)).toMatchObject([
    { group: 'attached', file: document.file, note: null },
    { group: 'attached', file: offer.pdf, note: null },
  ]);
  const { batchId } = (await send(body)).answer.data;
  const timeline = async () =>
    (await asSales(inquiryEndpoints.timeline, { id: inquiryId })).answer.data.filter(
      (entry: { email?: { batchId: string } }) => entry.email?.batchId === batchId,
    );
  expect(await timeline()).toMatchObject([
    { files: [{ title: document.title, file: document.file }, { title: 'The offer' }] },
  ]);
  const [mail] = (await staff(emails.endpoints.list, { query: { batchId } })).answer.data;
  expect((await staff(emailEndpoints.content, { id: mail._id })).answer.data.attachments).toEqual(
    attachments.map(({ title, file }) => ({ title, file })),
  );
  expect(await logOf(inquiryId)).toMatchObject([{ email, documentId: document._id, way: 'sent' }]);
  const back = await asSales(mailDraftEndpoints.takeBack, { body: { batchId } });
  expect(back.answer.data.attachments).toEqual(attachments);
  expect(await logOf(inquiryId)).toEqual([]);
  expect(await timeline()).toEqual([]);
});

it('what may not be attached is refused in words, and nothing is sent', async () => {
  const { inquiryId, email, document, chemicalId } = await setting();
  const other = await setting();
  const { offer } = await shop.sendNext(other.inquiryId);
  const open = await addDocument(chemicalId, { access: 'public', title: 'Open' });
  await sql`update file set visibility = 'public' where name = ${open.file}`.execute(
    shop.site.api.services.database,
  );
  const gone = await addDocument(chemicalId, { title: 'Gone' });
  await staff(documents.endpoints.remove, { id: gone._id });
  const withOffer = { title: 'x', file: offer.pdf, of: { resource: 'offer', id: offer._id } };
  const refused: [string, unknown[], number][] = [
    ['a document that is gone', [fileOf(gone)], 422],
    ['the offer of another inquiry', [withOffer], 422],
    ['another file than the document’s', [{ ...fileOf(document), file: offer.pdf }], 422],
    ['a document by the name of an offer', [{ ...fileOf(document), of: withOffer.of }], 422],
    ['a public file without its document', [{ title: 'x', file: open.file }], 422],
    [
      'an unknown kind',
      [{ ...fileOf(document), of: { resource: 'admin', id: document._id } }],
      422,
    ],
    ['an id that is none', [{ ...fileOf(document), of: { resource: 'document', id: 'x' } }], 422],
    ['more than a mail has', Array.from({ length: 21 }, () => fileOf(document)), 422],
  ];
  for (const [name, attachments, status] of refused) {
    const body = composed(inquiryId, null, { to: email, attachments });
    expect([name, (await send(body)).status]).toEqual([name, status]);
    const draft = await asSales(mailDraftEndpoints.save, { body: { ...body, cc: '' } });
    expect([name, draft.status]).toEqual([name, status]);
  }
  await sql`update file set size = ${26 * 1024 * 1024} where name = ${document.file}`.execute(
    shop.site.api.services.database,
  );
  const large = await send(
    composed(inquiryId, null, { to: email, attachments: [fileOf(document)] }),
  );
  expect(large.answer.errors[0]).toMatchObject({
    path: 'attachments',
    message: expect.stringContaining('26.0 MB'),
  });
  const fine = composed(inquiryId, null, { to: email, attachments: [fileOf(open)] });
  expect((await send(fine)).status).toBe(201);
  expect((await asSales(mailDrafts.endpoints.list, { query: { inquiryId } })).answer.data).toEqual(
    [],
  );
});

it('who may not see chemicals attaches no document, and is told so', async () => {
  const { inquiryId, email, document } = await setting();
  const levels = {
    ...levelEverywhere('none'),
    email: 'all',
    inquiries: 'view',
    customers: 'view',
  };
  const body = { name: unique(), levels };
  const roleId = (await staff(roles.endpoints.add, { body })).answer.data._id;
  const { token } = await addPerson(shop.site.api, { roleId });
  const list = (await as(token, attachableEndpoints.list, { id: inquiryId })).answer.data;
  expect(list).toMatchObject({ hidesDocuments: true, files: [{ group: 'customer' }] });
  const attachments = [fileOf(document)];
  const mail = composed(inquiryId, null, { to: email, attachments });
  expect((await send(mail, token)).status).toBe(403);
  const reader = await addPerson(shop.site.api, 'read-only');
  expect((await as(reader.token, attachableEndpoints.list, { id: inquiryId })).status).toBe(403);
});

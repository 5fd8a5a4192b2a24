import { type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { documentDeliveries, documentEndpoints, documents } from 'contract/document';
import { emails, mailServers } from 'contract/email';
import { customers } from 'contract/partner';
import { storePdf } from '../content/stored-files.fixture';
import { openSite, type Site } from '../inquiry/public-form/visitor.fixture';
import { unique } from '../testing/describe-resource-routes';
import { unknownId } from '../testing/unknown-id';

let site: Site;
beforeAll(async () => {
  site = await openSite({ mail: 'stopped' });
});
afterAll(() => site.api.close());

const { request: asked, findCertificate, open, mailRevision, formerRecipients } = documentEndpoints;
const staff = (endpoint: Endpoint | undefined, request = {}) => site.staff(endpoint, request);

async function addServer() {
  const body = {
    name: unique(),
    host: 'mail.example.com',
    port: 587,
    security: 'starttls',
    fromName: 'Chemicals',
    fromAddress: 'sales@chemicals.example',
    isDefault: true,
  };
  expect((await staff(mailServers.endpoints.add, { body })).status).toBe(201);
}
async function document(fields: object = {}, chemical: object = {}) {
  const named = { name: unique(), status: 'published', ...chemical };
  const chemicalId = (await staff(chemicals.endpoints.add, { body: named })).answer.data._id;
  const file = await storePdf(site.api, 'staff');
  const body = { chemicalId, kind: 'SDS', title: 'Safety {{x}} <b>', language: 'en', file };
  const { answer } = await staff(documents.endpoints.add, { body: { ...body, ...fields } });
  return { ...answer.data, chemicalName: named.name };
}
async function revise(id: string) {
  const body = { revision: '2', issuedOn: '2026-02-03', file: await storePdf(site.api, 'staff') };
  return (await staff(documentEndpoints.revise, { id, body })).answer.data._id;
}
const logOf = async (query: object) =>
  (await staff(documentDeliveries.endpoints.list, { query })).answer.data;
const mailsTo = async (to: string) =>
  (await staff(emails.endpoints.list, { query: { to } })).answer.data;
const ask = (documentId: string, fields: object = {}) =>
  site.send(asked, {
    documentId,
    email: 'vera@example.com',
    consent: true,
    formToken: site.tokenOf(60),
    ...fields,
  });

describe('a visitor who asks for a document', () => {
  it('hears that nothing can be mailed without a mail server', async () => {
    const { _id } = await document({ access: 'request' });
    expect((await ask(_id)).status).toBe(503);
    await addServer();
  });

  it('gets it once a day with the same answer each time, and is in the log', async () => {
    const { _id, chemicalName } = await document({ access: 'request', revision: '1' });
    const email = `${unique()}@example.com`;
    const answers = [await ask(_id, { email }), await ask(_id, { email })];
    const spam = await ask(_id, { email: 'bot@example.com', homepage: 'x' });
    for (const { status, answer } of [...answers, spam]) {
      expect({ status, answer }).toEqual({ status: 201, answer: { data: { documentId: _id } } });
    }
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail.subject).toBe(`${chemicalName}: safety data sheet`);
    const content = await site.api.inject({
      url: `/api/email/getContent?id=${mail._id}`,
      headers: { authorization: `Bearer ${site.api.adminToken}` },
    });
    expect(content.json().data).toMatchObject({
      html: expect.stringContaining('Safety { {x}} &lt;b&gt;'),
      attachments: [{ file: expect.stringMatching(/\.pdf$/) }],
    });
    expect(await mailsTo('bot@example.com')).toEqual([]);
    expect(await logOf({ documentId: _id })).toMatchObject([
      { email, way: 'request', revision: '1', by: null, status: 'queued', chemicalName },
    ]);
  });

  it('needs consent, an address and a document that is shown', async () => {
    const { _id } = await document({ access: 'request' });
    const draft = await document({ access: 'request' }, { status: 'draft' });
    expect((await ask(_id, { consent: false })).answer.errors).toMatchObject([{ path: 'consent' }]);
    expect((await ask(_id, { email: 'nobody' })).status).toBe(422);
    expect((await ask(draft._id)).status).toBe(404);
    expect((await ask(unknownId)).status).toBe(404);
  });

  it('may ask ten times in ten minutes', async () => {
    const { _id } = await document({ access: 'request' });
    const from = '198.51.100.7';
    const send = () =>
      site.send(asked, { documentId: _id, email: 'a@example.com', consent: true }, { from });
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

describe('staff who send documents', () => {
  it('mail them to a partner, once for each key, and find them in its log', async () => {
    const [one, other] = [await document(), await document({ kind: 'TDS' })];
    const company = { companyName: unique() };
    const customerId = (await staff(customers.endpoints.add, { body: company })).answer.data._id;
    const to = `${unique()}@example.com`;
    const body = { documentIds: [one._id, other._id], to, customerId, message: 'Dear <b>Ms</b>' };
    const headers = {
      authorization: `Bearer ${site.api.adminToken}`,
      'idempotency-key': site.key(),
    };
    const send = () =>
      site.api.inject({ method: 'POST', url: '/api/document/send', payload: body, headers });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await logOf({ customerId })).toMatchObject([
      { way: 'sent', by: 'Tess Ting', email: to },
      { way: 'sent', by: 'Tess Ting', email: to },
    ]);
    const wrong = { ...body, documentIds: [unknownId], customerId: undefined };
    const refused = await staff(documentEndpoints.send, { body: wrong });
    expect(refused.answer.errors).toMatchObject([{ path: 'documentIds' }]);
    const nobody = await staff(documentEndpoints.send, {
      body: { ...body, customerId: unknownId },
    });
    expect(nobody.answer.errors).toMatchObject([{ path: 'customerId' }]);
  });
});

describe('a new revision', () => {
  it('is mailed to those who got a former one within twelve months, each once', async () => {
    const { _id: first } = await document();
    const emailsOf = ['a', 'b', 'c', 'old'].map((name) => `${name}-${unique()}@example.com`);
    for (const to of emailsOf) {
      await staff(documentEndpoints.send, { body: { documentIds: [first], to } });
    }
    const [a = '', b = '', c = '', old = ''] = emailsOf;
    await site.api.sql(
      `update document_delivery set created_at = now() - interval '13 months' where email = $1`,
      [old],
    );
    const id = await revise(first);
    await ask(id, { email: c });
    const listed = async () => (await staff(formerRecipients, { id })).answer.data;
    expect(await listed()).toMatchObject([
      { email: a, state: 'waiting' },
      { email: b, state: 'waiting' },
      { email: c, state: 'mailed' },
    ]);
    const body = { leftOut: [{ email: b, reason: 'Buys no longer' }] };
    const mailing = () => staff(mailRevision, { id, body });
    const results = await Promise.all([mailing(), mailing(), mailing()]);
    expect(results.reduce((sum, { answer }) => sum + answer.data.mailed, 0)).toBe(1);
    expect((await mailing()).answer.data).toEqual({ batchId: null, mailed: 0, leftOut: 0 });
    expect((await mailsTo(a)).filter(({ subject }: { subject: string }) => subject)).toHaveLength(
      2,
    );
    expect(
      [await mailsTo(b), await mailsTo(c), await mailsTo(old)].map((one) => one.length),
    ).toEqual([1, 2, 1]);
    expect(await listed()).toMatchObject([
      { email: a, state: 'mailed' },
      { email: b, state: 'left-out', reason: 'Buys no longer' },
      { email: c, state: 'mailed' },
    ]);
    expect((await staff(mailRevision, { id: first, body: {} })).status).toBe(409);
  });
});

describe('a certificate of analysis', () => {
  const certificate = (fields: object = {}) =>
    site.send(findCertificate, { product: 'x', lot: 'L-77', ...fields });

  it('is found by product and lot alone, and opens with a key', async () => {
    const name = unique();
    const fields = { kind: 'COA', lotNumber: 'L-77', access: 'request' };
    const { _id } = await document(fields, {
      name,
      productCode: `P-${name}`,
      casNumber: '67-64-1',
    });
    for (const product of [name, `P-${name}`]) {
      const { status, answer } = await certificate({ product, lot: 'l-77' });
      expect({ status, id: answer.data?.documentId }).toEqual({ status: 201, id: _id });
    }
    const { key } = (await certificate({ product: name })).answer.data;
    const file = await site.api.inject({
      url: `/api/${open.path.replace('{id}', _id)}?key=${key}`,
    });
    expect(file.statusCode).toBe(200);
    const wrong = await site.api.inject({ url: `/api/document/open/${_id}?key=wrong` });
    expect(wrong.statusCode).toBe(404);
  });

  it('is refused with the same words for an unknown product and an unknown lot', async () => {
    const { chemicalName } = await document({ kind: 'COA', lotNumber: 'L-78' });
    const answers = [
      await certificate({ product: chemicalName, lot: 'L-7' }),
      await certificate({ product: unique(), lot: 'L-78' }),
      await certificate({ product: `${chemicalName} `, lot: 'L-99' }),
    ];
    expect(new Set(answers.map(({ status, answer }) => `${status} ${answer.detail}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});

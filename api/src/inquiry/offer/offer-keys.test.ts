import { createHash } from 'node:crypto';
import { emailEndpoints, emails } from 'contract/email';
import { offers, orderEndpoints, orders } from 'contract/inquiry';
import { personalDataEndpoints } from 'contract/privacy';
import { recordEndpoints } from 'contract/record';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { system } from '../../kernel/viewer';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { acceptance, openOffers } from './offer.fixture';

let company: Awaited<ReturnType<typeof openOffers>>;
beforeAll(async () => {
  company = await openOffers();
});
afterAll(() => company.site.api.close());

/** The tables of the database with the text in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const { database } = company.site.api.services;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database);
  const found = tables.rows.map(async ({ name }) => {
    const { rows } = await sql`
      select from ${sql.table(name)} as record
      where position(${text} in record::text) > 0 limit 1`.execute(database);
    return rows.length > 0 ? [name] : [];
  });
  return (await Promise.all(found)).flat();
}

test('the key of the unverified form neither opens nor answers the offer, and shows that it was sent', async () => {
  const form = { email: 'purchasing@victim.example', name: 'Vera Victim', company: 'Victim AG' };
  const page = await company.addInquiry([{ freeText: 'Acetone' }], form);
  await company.sendNext(page.inquiryId);
  expect((await company.open(page.key)).statusCode).toBe(404);
  expect((await company.show(page.key)).status).toBe(404);
  expect((await company.answer(page.key, acceptance)).status).toBe(404);
  const progress = await company.progress(page);
  expect(progress.offer).toEqual({ sentTo: 'p…@victim.example' });
  expect(JSON.stringify(progress)).not.toMatch(/603|OFF-/);
  expect((await company.kindOf(page.inquiryId)).kind).toBe('open');
});

test('the key of the mail opens the PDF that was sent, and takes one of eight answers at once as proof', async () => {
  const { inquiryId, reference } = await company.addInquiry();
  const { offer, key } = await company.sendNext(inquiryId);
  const opened = await company.open(key);
  expect(opened.headers['cache-control']).toBe('no-store');
  const sha256 = createHash('sha256').update(opened.rawPayload).digest('hex');
  expect(offer).toMatchObject({ pdfSha256: sha256, sentTo: 'vera@example.com' });

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      company.answer(
        key,
        place % 2 === 0 ? acceptance : { answer: 'decline', reason: 'Too dear' },
        { from: `198.51.100.${place + 1}` },
      ),
    ),
  );
  const { state } = (await company.show(key)).answer.data;
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken.map(({ answer }) => answer.data.state)).toEqual(Array(4).fill(state));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);

  const other = await company.sendNext((await company.addInquiry()).inquiryId);
  const from = { from: '198.51.100.77' };
  expect((await company.answer(other.key, acceptance, from)).status).toBe(200);
  const renamed = { ...acceptance, name: 'Somebody Else' };
  expect((await company.answer(other.key, renamed, { from: '203.0.113.9' })).status).toBe(200);
  const stored = await company.site.staff(offers.endpoints.get, { id: other.offer._id });
  expect(stored.answer.data).toMatchObject({
    state: 'accepted',
    acceptedName: acceptance.name,
    acceptedPosition: acceptance.position,
    acceptedAddress: '198.51.100.77',
  });
  expect(reference).toMatch(/^WEB-/);
});

test('an acceptance is confirmed by mail once, with what proves it', async () => {
  const { inquiryId, reference } = await company.addInquiry();
  const { offer, key } = await company.sendNext(inquiryId);
  const name = 'Petra <b>{{company.name}}</b>';
  await company.answer(key, { ...acceptance, name });
  await company.answer(key, { ...acceptance, name });
  const { data } = (await company.site.staff(emails.endpoints.list, { query: { inquiryId } }))
    .answer;
  const subject = `You accepted offer ${offer.number}, version 1`;
  const confirmations = data.filter((mail: { subject: string }) => mail.subject === subject);
  expect(confirmations).toMatchObject([{ to: 'vera@example.com' }]);
  const content = await company.site.staff(emailEndpoints.content, { id: confirmations[0]._id });
  const { text, html } = content.answer.data;
  for (const fact of [reference, '603.00', name, acceptance.position, 'UTC', offer.pdfSha256]) {
    expect(text).toContain(fact);
  }
  expect(html).not.toContain('<b>');
});

test('accepting needs a name and a position, and an answer nothing more', async () => {
  const { key } = await company.sendNext((await company.addInquiry()).inquiryId);
  const paths = async (fields: object) => {
    const { status, answer } = await company.answer(key, fields);
    return [status, answer.errors.map(({ path }: { path: string }) => path)];
  };
  const { answer: accept } = acceptance;
  expect(await paths({ answer: accept })).toEqual([422, ['name', 'position']]);
  expect(await paths({ ...acceptance, name: ' ' })).toEqual([422, ['name']]);
  expect(await paths({ ...acceptance, position: 'x'.repeat(121) })).toEqual([422, ['position']]);
  expect(await paths({ ...acceptance, total: '0.01' })).toEqual([422, ['total']]);
  expect((await company.answer(key, { answer: 'decline' })).status).toBe(200);
});

test('a newer version ends the former key, the last day ends each, and other keys open nothing', async () => {
  const { inquiryId } = await company.addInquiry();
  const former = await company.sendNext(inquiryId, { note: 'Only for you' });
  const { key, offer } = await company.sendNext(inquiryId);
  expect(key).not.toBe(former.key);
  expect((await company.show(former.key)).answer.data).toMatchObject({
    state: 'superseded',
    revision: 1,
    contents: null,
  });
  expect((await company.open(former.key)).statusCode).toBe(404);
  const outdated = await company.answer(former.key, acceptance);
  expect(outdated.answer.errors[0].message).toMatch('newer version');
  expect((await company.open('x'.repeat(43))).statusCode).toBe(404);
  expect((await company.answer('x'.repeat(43), acceptance)).status).toBe(404);

  await company.expire(offer._id);
  expect((await company.show(key)).answer.data).toMatchObject({ state: 'expired', contents: null });
  expect((await company.open(key)).statusCode).toBe(404);
  expect((await company.answer(key, acceptance)).status).toBe(422);
  expect((await company.kindOf(inquiryId)).kind).toBe('open');
});

test('a version that is superseded while it is accepted has one outcome', async () => {
  const { inquiryId } = await company.addInquiry();
  const { key, offer } = await company.sendNext(inquiryId);
  const draft = await company.complete(inquiryId);
  const [accepted] = await Promise.all([company.answer(key, acceptance), company.send(draft._id)]);
  const { state } = (await company.site.staff(offers.endpoints.get, { id: offer._id })).answer.data;
  expect(state).toBe(accepted.status === 200 ? 'accepted' : 'superseded');
});

test('an offer is not accepted whose stored PDF is another than the one that was sent', async () => {
  const { inquiryId } = await company.addInquiry();
  const { key, offer } = await company.sendNext(inquiryId);
  const { files, database } = company.site.api.services;
  const forged = { bytes: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'), originalName: 'a.pdf' };
  const { name: pdf } = await files.store(forged, { visibility: 'staff', viewer: system });
  await database.updateTable('offer').set({ pdf }).where('_id', '=', offer._id).execute();
  const refused = await company.answer(key, acceptance);
  expect(refused.answer.errors).toMatchObject([{ path: 'answer' }]);
  expect((await company.kindOf(inquiryId)).kind).toBe('open');
  expect((await company.answer(key, { answer: 'decline' })).status).toBe(200);
});

test('the key is stored nowhere, and answered to no staff', async () => {
  const email = `${unique()}@example.com`.toLowerCase();
  const { inquiryId } = await company.addInquiry([{ freeText: 'Acetone' }], { email });
  const { offer, key } = await company.sendNext(inquiryId);
  await company.answer(key, acceptance);
  expect(await tablesWith(offer.pdfSha256)).toContain('offer');
  expect(await tablesWith(key)).toEqual([]);

  const { staff } = company.site;
  const ledger = await staff(emails.endpoints.list, { query: { inquiryId } });
  const answers = await Promise.all([
    ...ledger.answer.data.map(({ _id }: { _id: string }) =>
      staff(emailEndpoints.content, { id: _id }),
    ),
    staff(offers.endpoints.get, { id: offer._id }),
    staff(recordEndpoints.history, { query: { resource: 'offer', recordId: offer._id } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(JSON.stringify(answers)).not.toContain(key);
  const archive = await company.site.api.inject({
    method: 'POST',
    url: `/api/${personalDataEndpoints.export.path}`,
    payload: { emails: [email] },
    headers: { authorization: `Bearer ${company.site.api.adminToken}` },
  });
  const files = Object.values(unzipSync(archive.rawPayload)).map((file) =>
    Buffer.from(file).toString(),
  );
  expect(files.some((file) => file.includes(acceptance.position))).toBe(true);
  expect(files.filter((file) => file.includes(key))).toEqual([]);
});

test('without PUBLIC_URL the link in the mail begins with this machine, as that of a new password does', async () => {
  const local = await openOffers({});
  const { inquiryId } = await local.addInquiry();
  await local.sendNext(inquiryId);
  const { answer } = await local.site.staff(emails.endpoints.list, { query: { inquiryId } });
  const content = await local.site.staff(emailEndpoints.content, { id: answer.data[0]._id });
  const { PORT } = local.site.api.services.env;
  const address = `http://localhost:${PORT}/inquiry/offer?key=`;
  expect(content.answer.data.html).toContain(`<a href="${address}`);
  await local.site.api.close();
});

test('roles without customers see neither the recipient nor who accepted', async () => {
  const { key, offer } = await company.sendNext((await company.addInquiry()).inquiryId);
  await company.answer(key, acceptance, { from: '198.51.100.7' });
  const { token } = await addPerson(company.site.api, 'purchasing');
  const { data } = (await callAs(company.site.api, offers.endpoints.get, { id: offer._id, token }))
    .answer;
  expect(data).toMatchObject({
    state: 'accepted',
    sentTo: null,
    acceptedName: null,
    acceptedPosition: null,
    acceptedAddress: null,
  });
});

test('an offer that was sent without a key is opened by nobody, and its next version is', async () => {
  const page = await company.addInquiry();
  const { offer, key } = await company.sendNext(page.inquiryId);
  const { database } = company.site.api.services;
  await database.deleteFrom('offerKey').where('offerId', '=', offer._id).execute();
  const former = { sentTo: null, pdfSha256: null };
  await database.updateTable('offer').set(former).where('_id', '=', offer._id).execute();
  expect((await company.open(key)).statusCode).toBe(404);
  expect((await company.open(page.key)).statusCode).toBe(404);
  expect((await company.progress(page)).offer).toEqual({ sentTo: null });
  const next = await company.sendNext(page.inquiryId);
  expect((await company.open(next.key)).statusCode).toBe(200);
});

test('an erased person’s key opens nothing, and their proof is gone', async () => {
  const email = `${unique()}@example.com`.toLowerCase();
  const { inquiryId } = await company.addInquiry([{ freeText: 'Acetone' }], { email });
  const { offer, key } = await company.sendNext(inquiryId);
  await company.answer(key, acceptance, { from: '198.51.100.123' });
  const erase = () =>
    company.site.staff(personalDataEndpoints.erase, { body: { emails: [email] } });
  expect((await erase()).status).toBe(409);
  const made = await company.site.staff(orders.endpoints.list, { query: { offerId: offer._id } });
  const [{ _id: id }] = made.answer.data;
  await company.site.staff(orderEndpoints.cancel, { id, body: { reason: 'No need any more' } });
  expect((await erase()).status).toBe(200);
  expect((await company.show(key)).status).toBe(404);
  const stored = await company.site.staff(offers.endpoints.get, { id: offer._id });
  expect(stored.answer.data).toMatchObject({
    state: 'accepted',
    sentTo: null,
    acceptedName: null,
    acceptedPosition: null,
    acceptedAddress: null,
  });
  expect(await tablesWith('198.51.100.123')).toEqual([]);
  expect(await tablesWith(email)).toEqual([]);
});

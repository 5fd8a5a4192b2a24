import { contactEndpoints, productInquiries, productInquiryEndpoints } from 'contract/inquiry';
import { sql } from 'kysely';
import { buildApp } from '../../app/app';
import { purge } from '../../jobs/purge';
import { docx, openSite, pdf, type Site } from './visitor.fixture';
import { unknownId } from '../../testing/unknown-id';

const { create } = productInquiryEndpoints;
const { contact } = contactEndpoints;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

it('a repetition with the same key adds nothing and gets the same reference', async () => {
  const [key, body] = [site.key(), site.productForm()];
  const first = await site.send(create, body, { key });
  const before = await site.count('productInquiry');
  const again = await site.send(create, body, { key });
  const later = await site.send(create, { ...body, formToken: site.tokenOf(5) }, { key });
  expect([again.status, later.status]).toEqual([201, 201]);
  expect([again.reference, later.reference]).toEqual([first.reference, first.reference]);
  expect(await site.count('productInquiry')).toBe(before);
});

it('also in another process, and after the record changed', async () => {
  const [key, body] = [site.key(), site.productForm()];
  const first = await site.send(create, body, { key });
  const query = { search: first.reference };
  const { answer } = await site.staff(productInquiries.endpoints.list, { query });
  await site.staff(productInquiries.endpoints.remove, { id: answer.data[0]._id });
  const other = await buildApp(site.api.services);
  const again = await other.inject({
    method: 'POST',
    url: `/api/${create.path}`,
    payload: body,
    headers: { 'idempotency-key': key },
  });
  await other.close();
  expect(again.json()).toEqual(first.answer);
});

it('a form that was taken for spam stays so, however often it is sent', async () => {
  const [key, body] = [site.key(), site.productForm({ formToken: undefined })];
  const { reference } = await site.send(create, body, { key });
  const again = await site.send(create, { ...body, formToken: site.tokenOf(60) }, { key });
  expect(again.reference).toBe(reference);
});

it('something else with the same key is refused and not kept', async () => {
  const [key, body] = [site.key(), site.productForm()];
  await site.send(create, body, { key });
  const before = [await site.count('productInquiry'), await site.count('inquiry')];
  const others = [
    await site.send(create, { ...body, name: 'Somebody else' }, { key }),
    await site.send(contact, site.message(), { key }),
    await site.apply({ resume: pdf }, { key }),
  ];
  for (const { status, answer } of others) {
    expect([status, answer.type]).toEqual([409, '/problems/key-reused']);
  }
  expect([await site.count('productInquiry'), await site.count('inquiry')]).toEqual(before);
  expect(await site.count('file')).toBe(0);
});

it('a form that was refused leaves its key free', async () => {
  const key = site.key();
  const wrong = site.productForm({
    items: [{ chemicalId: unknownId }],
  });
  expect((await site.send(create, wrong, { key })).status).toBe(422);
  expect((await site.send(create, site.productForm(), { key })).status).toBe(201);
});

it('without a key every form is a new one', async () => {
  const body = site.productForm();
  const sent = [await site.send(create, body), await site.send(create, body)];
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(2);
});

it('fifty at once with ten keys are ten, and everyone is answered his own', async () => {
  const before = [await site.count('productInquiry'), await site.count('inquiry')];
  const keys = Array.from({ length: 10 }, () => site.key());
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, place) => {
      const who = place % 10;
      const name = `Visitor ${who}`;
      const sending = { key: keys[who] };
      const { status, reference } =
        who < 5
          ? await site.send(create, { ...site.productForm(), name }, sending)
          : await site.send(contact, { ...site.message(), name }, sending);
      return { who, status, reference };
    }),
  );
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const references = keys.map((_, who) => [
    ...new Set(answers.filter((answer) => answer.who === who).map(({ reference }) => reference)),
  ]);
  expect(references.map(({ length }) => length)).toEqual(keys.map(() => 1));
  expect(new Set(references.flat()).size).toBe(10);
  expect([await site.count('productInquiry'), await site.count('inquiry')]).toEqual(
    before.map((count) => count + 5),
  );
});

it('a repeated application keeps one résumé', async () => {
  const key = site.key();
  const formToken = site.tokenOf(60);
  const before = await site.count('file');
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => site.apply({ resume: pdf, formToken }, { key })),
  );
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await site.count('file')).toBe(before + 1);
  expect((await site.apply({ resume: docx, formToken }, { key })).status).toBe(409);
  expect(await site.count('file')).toBe(before + 1);
});

it.each(['short', 'x'.repeat(101), 'with\ttabulator', 'Schlüssel', ''])(
  'a key such as "%s" is refused',
  async (key) => {
    const before = await site.count('productInquiry');
    const { status, answer } = await site.send(create, site.productForm(), { key });
    expect([status, answer.type]).toEqual([400, '/problems/malformed']);
    expect(await site.count('productInquiry')).toBe(before);
  },
);

it('keys are kept for a week', async () => {
  const { database } = site.api.services;
  const [old, young] = [site.key(), site.key()];
  for (const key of [old, young]) await site.send(create, site.productForm(), { key });
  await sql`
    update accepted_form set created_at = now() - interval '8 days'
    where key = ${old}`.execute(database);
  await purge(site.api.services);
  const remaining = await database.selectFrom('acceptedForm').select('key').execute();
  expect(remaining.map(({ key }) => key)).toContain(young);
  expect(remaining.map(({ key }) => key)).not.toContain(old);
});

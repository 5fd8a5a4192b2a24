import { contactEndpoints, productInquiryEndpoints } from 'contract/inquiry';
import { openSite, type Site } from './visitor.fixture';

const { create } = productInquiryEndpoints;
const { contact } = contactEndpoints;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.api.close());

const json = { 'content-type': 'application/json' };
const counts = async () => [
  await site.count('productInquiry'),
  await site.count('inquiry'),
  await site.count('acceptedForm'),
];
const items = (...list: unknown[]) => ({ items: list });

const wrong: readonly (readonly [string, object, string])[] = [
  ['no name', { name: undefined }, 'name'],
  ['a name of spaces', { name: '   ' }, 'name'],
  ['a name that is a list', { name: ['Vera'] }, 'name'],
  ['a name without end', { name: 'x'.repeat(121) }, 'name'],
  ['a name with a null byte', { name: 'a\u0000b' }, 'name'],
  ['no address', { email: undefined }, 'email'],
  ['two addresses', { email: 'a@example.com,b@example.com' }, 'email'],
  ['an address with a header', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
  ['a country that is none', { country: 'XX' }, 'country'],
  ['a message without end', { message: 'x'.repeat(10_001) }, 'message'],
  ['a field of its own', { status: 'converted' }, 'status'],
  ['a reference of its own', { reference: 'WEB-2026-000001' }, 'reference'],
  ['a reason of its own', { spamReason: null }, 'spamReason'],
  ['a trap without end', { homepage: 'x'.repeat(501) }, 'homepage'],
  ['a token without end', { formToken: 'x'.repeat(501) }, 'formToken'],
  ['a token that is an object', { formToken: { $gt: '' } }, 'formToken'],
];

const wrongItems: readonly (readonly [string, object, string])[] = [
  ['nothing asked for', items(), 'items'],
  ['no list', { items: undefined }, 'items'],
  ['an item that says nothing', items({ quantity: 1 }), 'items.0.freeText'],
  ['a quantity of no unit', items({ freeText: 'x', quantity: 1 }), 'items.0.unitId'],
  ['less than nothing', items({ freeText: 'x', quantity: -1 }), 'items.0.quantity'],
  ['more than there is', items({ freeText: 'x', quantity: 1e300 }), 'items.0.quantity'],
  ['SQL for an id', items({ chemicalId: "' or 1=1 --" }), 'items.0.chemicalId'],
  ['a price', items({ freeText: 'x', targetPrice: 0 }), 'items.0.targetPrice'],
  ['a grade that is none', items({ freeText: 'x', grade: 'best' }), 'items.0.grade'],
  [
    'more items than a form has',
    { items: Array.from({ length: 201 }, () => ({ freeText: 'x' })) },
    'items',
  ],
  ['terms that are none', { incoterm: 'ABC' }, 'incoterm'],
  [
    'papers without end',
    { documentsWanted: ['SDS', 'SDS', 'SDS', 'SDS', 'SDS'] },
    'documentsWanted',
  ],
];

it.each([...wrong, ...wrongItems])(
  'a product inquiry with %s is refused by its field',
  async (_, fields, path) => {
    const before = await counts();
    const sent = await site.send(create, site.productForm(fields), { key: site.key() });
    const named = sent.answer.errors?.map((error: { path: string }) => error.path);
    expect([sent.status, named]).toEqual([422, expect.arrayContaining([path])]);
    expect(await counts()).toEqual(before);
  },
);

it.each(wrong)('a contact message with %s is refused by its field', async (_, fields, path) => {
  const before = await counts();
  const sent = await site.send(contact, site.message(fields), { key: site.key() });
  const named = sent.answer.errors?.map((error: { path: string }) => error.path);
  expect([sent.status, named]).toEqual([422, expect.arrayContaining([path])]);
  expect(await counts()).toEqual(before);
});

it.each([
  ['nothing', '', 422],
  ['torn JSON', '{"name":', 400],
  ['a list', '[]', 422],
  ['null', 'null', 422],
  ['a number', '7', 422],
  ['a reach for the prototype', '{"__proto__":{"isStaff":true}}', 400],
  ['depth without end', '['.repeat(50_000) + ']'.repeat(50_000), 422],
])('%s is no form', async (_, payload, status) => {
  const before = await counts();
  for (const endpoint of [create, contact]) {
    const sent = await site.send(endpoint, payload, { headers: json });
    expect([endpoint.name, sent.status]).toEqual([endpoint.name, status]);
    expect(sent.answer.detail).not.toMatch(/select|insert|node_modules|\/work|\/tmp/i);
  }
  expect(await counts()).toEqual(before);
});

it.each([
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('%s is not taken', async (type) => {
  const before = await counts();
  for (const endpoint of [create, contact]) {
    const headers = { 'content-type': type };
    expect((await site.send(endpoint, '--x--', { headers })).status).toBe(415);
  }
  expect(await counts()).toEqual(before);
});

it('200 kB are taken, more is not', async () => {
  const before = await counts();
  const most = Array.from({ length: 200 }, () => ({ freeText: 'ü'.repeat(300) }));
  const full = site.productForm({ items: most, message: 'ü'.repeat(10_000) });
  expect(Buffer.byteLength(JSON.stringify(full))).toBeLessThan(200_000);
  expect((await site.send(create, full)).status).toBe(201);
  const padded = (size: number) => JSON.stringify(site.productForm()).padEnd(size, ' ');
  expect((await site.send(create, padded(200_000), { headers: json })).status).toBe(201);
  const sent = await site.send(create, padded(200_001), { headers: json });
  expect([sent.status, sent.answer.type]).toEqual([413, '/problems/too-large']);
  expect(await counts()).toEqual([Number(before[0]) + 2, ...before.slice(1)]);
});

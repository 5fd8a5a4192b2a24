import { customers, suppliers, tradeEndpoints } from 'contract/partner';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';

const [supplier, customer] = partnerKinds;

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await startPartnerFixture();
});
afterAll(() => fixture.close());

async function found(q: string) {
  const { status, answer } = await fixture.call(tradeEndpoints.findTraded, { query: { q } });
  expect([q, status]).toEqual([q, 200]);
  return answer.data;
}

async function namesFound(q: string): Promise<string[]> {
  return (await found(q)).map(({ name }: { name: string }) => name);
}

test('a chemical comes with how many living partners supply and buy it', async () => {
  const { _id } = await fixture.addChemical({ name: 'Linalool', casNumber: '78-70-6' });
  const partners = [];
  for (const kind of [supplier, supplier, supplier, customer]) {
    const partner = await fixture.addPartner(kind);
    await fixture.link(kind, partner._id, [_id]);
    partners.push(partner);
  }
  await fixture.call(suppliers.endpoints.remove, { id: partners[0]._id });
  expect(await found('78-70-6')).toEqual([
    {
      _id,
      name: 'Linalool',
      slug: 'linalool',
      casNumber: '78-70-6',
      formula: null,
      status: 'draft',
      supplierCount: 2,
      customerCount: 1,
    },
  ]);
  await fixture.call(customers.endpoints.remove, { id: partners[3]._id });
  expect(await found('linalool')).toMatchObject([{ supplierCount: 2, customerCount: 0 }]);
});

test('the number itself comes before the name itself, that before a synonym and beginnings', async () => {
  await fixture.addChemical({ name: 'Geraniol acetate' });
  await fixture.addChemical({ name: 'Lemonol', synonyms: ['Geraniol'] });
  await fixture.addChemical({ name: 'Geraniol', casNumber: '106-24-1' });
  expect(await namesFound('geraniol')).toEqual(['Geraniol', 'Lemonol', 'Geraniol acetate']);
  await fixture.addChemical({ name: 'Formerly 106-24-1', synonyms: ['106-24-1 substitute'] });
  expect((await namesFound('106-24-1'))[0]).toBe('Geraniol');
});

test('at most twelve come', async () => {
  await fixture.addChemicals(15, { synonyms: ['Dozenol'] });
  expect(await namesFound('dozenol')).toHaveLength(12);
});

test.each([
  '%',
  '_',
  "'",
  '"',
  '\\',
  '!',
  '()',
  ';--',
  '→',
  '🙂',
  'ä'.repeat(200),
  '9'.repeat(200),
])('nothing is found for %s', async (q) => {
  expect(await found(q)).toEqual([]);
});

test.each(["' or 1=1 --", 'a & | ! b:*', "geraniol'); drop table supplier; --", '\\x00', '<b>'])(
  'the text %s is but a text',
  async (q) => {
    expect(Array.isArray(await found(q))).toBe(true);
  },
);

test.each([
  { q: '' },
  { q: '   ' },
  { q: 'x'.repeat(201) },
  { q: 'a\u0000b' },
  {},
  { q: 'a', page: 2 },
])('refuses %j', async (query) => {
  expect((await fixture.call(tradeEndpoints.findTraded, { query: { ...query } })).status).toBe(400);
});

import { Country, text } from 'contract';
import { Certification, Currency, customers, Incoterm, suppliers } from 'contract/partner';
import { Email } from 'contract/staff';
import { z } from 'zod';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { chemicalsOfTrade } from './chemicals-of-trade';
import chemicals from './data/chemicals.json';
import customersFile from './data/customers.json';
import suppliersFile from './data/suppliers.json';
import { FictionalPhone } from './fictional-phone.fixture';
import { demoCompany } from './demo-company';

/** Strict: documents, logos and dates of consent would be refused. */
const partner = {
  companyName: text(200),
  contactPerson: text(120),
  designation: text(120),
  emails: z.array(Email.refine((address) => address.endsWith('.example.com'))).min(1),
  phones: z.array(FictionalPhone),
  whatsapp: FictionalPhone.optional(),
  website: z.string().regex(/^https:\/\/[a-z0-9-]+\.example\.com$/),
  address: z.strictObject({
    line1: text(120),
    city: text(80),
    state: text(80).optional(),
    country: Country,
  }),
  taxNumber: z
    .string()
    .regex(/^DEMO-/)
    .optional(),
  paymentTerms: text(200),
  incoterm: Incoterm,
  currency: Currency,
  minimumOrder: text(120).optional(),
  certifications: z.array(Certification).min(1).optional(),
  notes: text(300).optional(),
  active: z.literal(false).optional(),
  chemicals: z.array(z.string()).min(1),
};
const DemoSupplier = z.strictObject({
  ...partner,
  leadTimeDays: z.int().positive(),
  rating: z.int().min(1).max(5).optional(),
});
const DemoCustomer = z.strictObject({
  ...partner,
  industry: text(120),
  marketingConsent: z.literal(true).optional(),
});

const Stored = z.object({
  data: z.array(
    z.object({
      companyName: z.string(),
      chemicalCount: z.int(),
      indexLetter: z.string(),
      marketingConsentAt: z.string().nullish(),
    }),
  ),
});

const demoSuppliers = z.array(DemoSupplier).parse(suppliersFile);
const demoCustomers = z.array(DemoCustomer).parse(customersFile);
const all = [...demoSuppliers, ...demoCustomers];
const codesOf = chemicalsOfTrade(chemicals);

test('there are 40 suppliers and 60 customers, of twenty countries and more, a few of them inactive', () => {
  expect([demoSuppliers.length, demoCustomers.length]).toEqual([40, 60]);
  expect(new Set(demoSuppliers.map(({ address }) => address.country)).size).toBeGreaterThanOrEqual(
    20,
  );
  expect(all.filter(({ active }) => active === false)).toHaveLength(4);
});

test('no name, person, number, website or email address stands for two partners', () => {
  for (const values of [
    all.map(({ companyName }) => companyName.toLowerCase()),
    all.map(({ contactPerson }) => contactPerson),
    all.map(({ website }) => website),
    all.flatMap(({ emails }) => emails),
    all.flatMap(({ phones }) => phones),
    all.flatMap(({ taxNumber }) => taxNumber ?? []),
  ]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('suppliers have 8 to 60 chemicals and customers 2 to 25', () => {
  const outside = (partners: typeof all, [least, most]: readonly [number, number]) =>
    partners.filter((one) => {
      const { length } = codesOf(one.chemicals);
      return length < least || length > most;
    });
  expect(outside(demoSuppliers, [8, 60])).toEqual([]);
  expect(outside(demoCustomers, [2, 25])).toEqual([]);
});

test('every published chemical has a supplier, and the popular ones have six', () => {
  const counts = new Map<string, number>();
  for (const code of demoSuppliers.flatMap((one) => codesOf(one.chemicals))) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const published = chemicals.filter(({ status }) => status === 'published');
  expect(published.filter(({ productCode }) => !counts.has(productCode))).toEqual([]);
  expect([...counts.values()].filter((count) => count >= 6).length).toBeGreaterThanOrEqual(10);
});

test('an entry that names no chemical and no category is told', () => {
  expect(() => codesOf(['solvents/kettles'])).toThrow('solvents/kettles');
});

describe('after the first start', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ seed: demoCompany });
  });
  afterAll(() => api.close());

  async function listed(resource: typeof suppliers | typeof customers) {
    const query = { pageSize: 100 };
    const { list } = resource.endpoints;
    const { answer } = await callAs(api, list, { token: api.adminToken, query });
    return Stored.parse(answer).data;
  }

  test.each([
    ['suppliers', suppliers, demoSuppliers],
    ['customers', customers, demoCustomers],
  ] as const)(
    'all %s stand under all letters and # with their chemicals',
    async (...[, resource, partners]) => {
      const stored = await listed(resource);
      const counts = stored.map((one) => `${one.companyName}: ${one.chemicalCount}`);
      const wanted = partners.map((one) => `${one.companyName}: ${codesOf(one.chemicals).length}`);
      expect(counts.toSorted()).toEqual(wanted.toSorted());
      const letters = new Set(stored.map(({ indexLetter }) => indexLetter));
      expect([...letters].toSorted().join('')).toBe('#ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    },
  );

  test('who agreed to be written to has the date of it', async () => {
    const stored = await listed(customers);
    const dated = stored.filter((one) => one.marketingConsentAt);
    const agreed = demoCustomers.filter((one) => one.marketingConsent);
    const names = (partners: readonly { companyName: string }[]) =>
      partners.map(({ companyName }) => companyName).toSorted();
    expect(names(dated)).toEqual(names(agreed));
  });
});

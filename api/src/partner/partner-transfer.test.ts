import { type Endpoint } from 'contract';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { ImportJourney } from '../transfer/import-journey.fixture';

let api: TestApi;
let journey: ImportJourney;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  journey = new ImportJourney(api, supplierEndpoints.import);
});
afterAll(() => api.close());

const address = {
  line1: '12 Harbour Road',
  line2: 'Unit 4; gate "B"',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  country: 'IN',
};

/** Every column is filled, with what spreadsheets take for formulas and what separates the items of lists. */
const hard = {
  companyName: '=Aldermoor & "Sons", Ltd',
  contactPerson: '+Jane',
  designation: '-',
  emails: ['jane@aldermoor.example', 'sales@aldermoor.example'],
  phones: ['+442079460123', '+912240001234'],
  whatsapp: '+442079460123',
  website: 'https://aldermoor.example/a?b=c',
  address,
  paymentTerms: '30 days; net',
  incoterm: 'FCA',
  currency: 'INR',
  minimumOrder: '1,000 kg',
  certifications: ['ISO 9001', 'Responsible Care'],
  notes: '@home\n- first\n- second',
  active: false,
};

async function add(endpoint: Endpoint, body: object) {
  const { status, answer } = await journey.call(endpoint, { body });
  expect([status, answer.detail]).toEqual([201, undefined]);
  return answer.data;
}

async function supplier(id: string) {
  return (await journey.call(suppliers.endpoints.get, { id })).answer.data;
}

const kinds = [
  [
    'supplier',
    suppliers.endpoints,
    supplierEndpoints.import,
    { leadTimeDays: 14, rating: 4, marketingConsent: true },
  ],
  [
    'customer',
    customers.endpoints,
    customerEndpoints.import,
    { industry: 'Paints', marketingConsent: true },
  ],
] as const;

describe.each(kinds)('an export of %ss', (_, endpoints, upload, own) => {
  async function exported(query: Record<string, string>, token = api.adminToken) {
    const answer = await api.inject({
      url: `/api/${endpoints.export.path}?${new URLSearchParams(query).toString()}`,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, bytes: answer.rawPayload };
  }

  it.each(['csv', 'xlsx'])('as %s comes back unchanged, every row', async (format) => {
    const word = unique();
    const name = `${hard.companyName} ${word}`;
    await add(endpoints.add, { ...hard, ...own, companyName: name, taxNumber: `=${word}` });
    await add(endpoints.add, { companyName: `Bare ${word}` });
    await add(endpoints.add, { companyName: `City ${word}`, address: { city: 'Leeds' } });
    const { bytes } = await exported({ format, search: word });
    const route = new ImportJourney(api, upload);
    const taken = await route.take(`partners.${format}`, bytes);
    // What an earlier import left out is not suggested again.
    const { ID: _, ...columns } = taken.mapping;
    expect(Object.values(columns).length).toBe(taken.columns.length - 1);
    const checked = await route.check(taken._id, { ...columns, ID: '_id' });
    const rows = await route.rows(checked._id);
    expect(rows.map(({ verdict, changes, errors }) => ({ verdict, changes, errors }))).toEqual(
      rows.map(() => ({ verdict: 'unchanged', changes: [], errors: [] })),
    );
    expect(rows.length).toBe(3);

    const withoutIds = await route.check(taken._id, columns);
    expect(withoutIds.counts).toMatchObject({ unchanged: 3 });
  });

  it('has nothing that a spreadsheet would work out', async () => {
    const word = unique();
    await add(endpoints.add, { ...hard, companyName: `=1+1 ${word}` });
    const text = (await exported({ format: 'csv', search: word })).bytes.toString();
    expect(text).toContain(`'=1+1 ${word}`);
    expect(text).toContain("'+442079460123; +912240001234");
    expect(text).not.toMatch(/(?:^|,|\r\n)"?[=+@\t]/m);
  });

  it('and an import are for staff alone', async () => {
    expect((await exported({ format: 'csv' }, '')).status).toBe(403);
    const route = new ImportJourney(api, upload);
    expect((await route.upload('a.csv', 'Company\nA\n', 'nonsense')).status).toBe(403);
  });
});

describe('an import of suppliers', () => {
  it('reads a list as people keep it, and says of each wrong row what to do', async () => {
    const word = unique();
    const stored = await add(suppliers.endpoints.add, {
      companyName: `${word} Old name`,
      taxNumber: `${word}1`,
      address,
    });
    const same = await add(suppliers.endpoints.add, {
      companyName: `${word} Same`,
      emails: ['a@same.example'],
    });
    const lines = [
      'Vendor,GSTIN,E-mail,Tel.,Street,Town,ZIP,Country,Certificates,Lead time,Rating,Active,Incoterms,Currency,Web',
      `${word} Fresh,${word}2,"A@Fresh.example, b@fresh.example","0044 (0)20 7946 0123; +91 22 4000 1234",1 Mill Lane,York,YO1 7HH,gb,"iso 9001:2015, GMP",21 days,5,Yes,fob,gbp,fresh.example`,
      `${word} New name,${word}1,,,,Mumbai,,,,,,no,,,`,
      `${word} Same,,a@same.example,,,,,,,,,,,,`,
      `${word} Wrong,${word}3,nobody,020 7946 0123,,,,XX,ISO 1,soon,6,perhaps,XYZ,ZZZ,`,
      `,${word}4,,,,,,,,,,,,,`,
      `${word} Again,${word}2,,,,,,,,,,,,,`,
    ];
    const checked = await journey.checked(lines.join('\n'), 'vendors.csv');
    expect(checked).toMatchObject({ counts: { new: 1, changed: 1, unchanged: 1, wrong: 3 } });
    const [fresh, changed, unchanged, wrong, nameless, twin] = await journey.rows(checked._id);
    expect(fresh?.changes).toContainEqual({
      field: 'phones',
      from: null,
      to: '+442079460123; +912240001234',
    });
    expect(fresh?.changes).toContainEqual({ field: 'address.country', from: null, to: 'GB' });
    expect(changed?.recordId).toBe(stored._id);
    expect(changed?.changes).toEqual([
      { field: 'companyName', from: `${word} Old name`, to: `${word} New name` },
      { field: 'address.city', from: 'Pune', to: 'Mumbai' },
      { field: 'active', from: 'yes', to: 'no' },
    ]);
    expect(unchanged).toMatchObject({ recordId: same._id, verdict: 'unchanged' });
    expect(Object.fromEntries((wrong?.errors ?? []).map((one) => [one.path, one.message]))).toEqual(
      {
        emails: expect.stringMatching(/email/i),
        phones: 'Write “020 7946 0123” with its country code, as in: +44 20 7946 0123',
        'address.country': '“XX” is no country that is known by this name',
        certifications: expect.stringContaining('is none of ISO 9001'),
        leadTimeDays: '“soon” is no number',
        rating: expect.stringContaining('5'),
        active: 'Write yes or no',
        incoterm: expect.stringContaining('is none of EXW'),
        currency: 'This is no currency code',
      },
    );
    expect(nameless?.errors[0]).toEqual({
      path: 'companyName',
      message: expect.stringContaining('empty'),
    });
    expect(twin?.errors[0]?.message).toBe('The same tax number as row 1');

    const done = await journey.start(checked._id);
    expect(done.counts).toMatchObject({ new: 1, changed: 1, wrong: 3 });
    const [written] = await journey.rows(done._id);
    expect(await supplier(written?.recordId ?? '')).toMatchObject({
      companyName: `${word} Fresh`,
      emails: ['a@fresh.example', 'b@fresh.example'],
      phones: ['+442079460123', '+912240001234'],
      website: 'https://fresh.example',
      address: { line1: '1 Mill Lane', line2: null, city: 'York', country: 'GB' },
      certifications: ['ISO 9001', 'GMP'],
      leadTimeDays: 21,
      rating: 5,
      active: true,
      incoterm: 'FOB',
      currency: 'GBP',
    });
    expect(await supplier(stored._id)).toMatchObject({
      companyName: `${word} New name`,
      address: { ...address, city: 'Mumbai' },
      active: false,
    });
    expect(journey.errors).toEqual([]);
  });

  it('leaves the parts of an address that a file does not give, whatever they are by then', async () => {
    const [word, { endpoints }] = [unique(), suppliers];
    const first = await add(endpoints.add, { companyName: `${word} A`, address });
    const bare = await add(endpoints.add, { companyName: `${word} B` });
    const checked = await journey.checked(
      `Company,Postcode\n${word} A,411 002\n${word} B,411 002\n`,
    );
    expect(checked.counts).toMatchObject({ changed: 2 });
    const meanwhile = { version: first.version, address: { ...address, line1: '9 New Road' } };
    await journey.call(endpoints.update, { id: first._id, body: meanwhile });
    await journey.start(checked._id);
    const moved = { ...address, line1: '9 New Road', postalCode: '411 002' };
    expect((await supplier(first._id)).address).toEqual(moved);
    expect((await supplier(bare._id)).address).toMatchObject({ city: null, postalCode: '411 002' });
  });

  it('goes by the name where a row has no tax number, and never guesses between two', async () => {
    const word = unique();
    await add(suppliers.endpoints.add, { companyName: `${word} Twin` });
    await add(suppliers.endpoints.add, { companyName: `${word} Twin`, taxNumber: `${word}9` });
    const checked = await journey.checked(
      `Company,VAT number,City\n${word} Twin,,Leeds\n${word} Twin,${word}9,Leeds\n${word} Twin,${word}8,Leeds\n`,
    );
    const rows = await journey.rows(checked._id);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['wrong', 'changed', 'new']);
    expect(rows[0]?.errors[0]?.message).toContain('2 suppliers have this value');
  });
});

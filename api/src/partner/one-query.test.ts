import { type Endpoint } from 'contract';
import {
  customerEndpoints,
  customers,
  supplierEndpoints,
  suppliers,
  tradeEndpoints,
} from 'contract/partner';
import type { CallRequest } from '../testing/describe-resource-routes';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';

const many = 60;

let fixture: PartnerFixture;
/** Linked to one partner of each kind, and to sixty. */
let rare = '';
let common = '';
/** With one chemical, and with sixty. */
const small: Record<string, string> = {};
const large: Record<string, string> = {};

beforeAll(async () => {
  fixture = await startPartnerFixture();
  [rare = '', common = ''] = await fixture.addChemicals(2, { casNumber: '67-64-1' });
  const others = await fixture.addChemicals(many - 1, { synonyms: ['Chorusine'] });
  for (const kind of partnerKinds) {
    for (let count = 0; count < many; count += 1) {
      const { _id } = await fixture.addPartner(kind, { companyName: `Z ${kind.kind} ${count}` });
      await fixture.link(kind, _id, [common]);
      large[kind.kind] = _id;
    }
    const one = await fixture.addPartner(kind, { companyName: `A ${kind.kind}` });
    small[kind.kind] = one._id;
    await fixture.link(kind, one._id, [rare]);
    await fixture.link(kind, large[kind.kind] ?? '', others);
  }
});
afterAll(() => fixture.close());

/** How many statements reach the database while a call is answered to a known session, and how many rows it answers. */
async function statementsOf(endpoint: Endpoint, request: CallRequest) {
  let called = { status: 0, rows: 0 };
  const statements = await fixture.api.countStatements(async () => {
    const { status, answer } = await fixture.call(endpoint, request);
    called = { status, rows: answer?.data?.length ?? 1 };
  });
  return { ...called, statements };
}

type Ask = (isLarge: boolean) => CallRequest;
const ofPartner =
  (kind: string): Ask =>
  (isLarge) => ({ id: (isLarge ? large : small)[kind] ?? '', query: { pageSize: 100 } });
const ofChemical: Ask = (isLarge) => ({
  query: { chemicalId: isLarge ? common : rare, pageSize: 100 },
});
const toLink: Ask = (isLarge) => ({
  id: small['supplier'] ?? '',
  query: { pageSize: 100, ...(isLarge ? {} : { search: '67-64-1', pageSize: 1 }) },
});

const calls: readonly [string, Endpoint, Ask, { one: number; many: number }][] = [
  ['supplier/getSupplierByChemicalId', supplierEndpoints.byChemical, ofChemical, { one: 1, many }],
  ['customer/getCustomerByChemicalId', customerEndpoints.byChemical, ofChemical, { one: 1, many }],
  [
    'supplier/getChemicalsForSupplier',
    supplierEndpoints.chemicals,
    ofPartner('supplier'),
    { one: 1, many },
  ],
  [
    'customer/getChemicalsForCustomer',
    customerEndpoints.chemicals,
    ofPartner('customer'),
    { one: 1, many },
  ],
  ['supplier/getChemicalsToLink', supplierEndpoints.chemicalsToLink, toLink, { one: 1, many: 61 }],
  [
    'supplier/getSupplierCountByChemicalId',
    supplierEndpoints.countByChemical,
    (isLarge) => ({ query: { chemicalId: isLarge ? common : rare } }),
    { one: 1, many: 1 },
  ],
  [
    'trade/getChemicals',
    tradeEndpoints.findTraded,
    (isLarge) => ({ query: { q: isLarge ? 'Chorusine' : '67-64-1' } }),
    { one: 2, many: 12 },
  ],
];

test.each(calls)(
  '%s asks the database once, for one row as for many',
  async (_, endpoint, ask, rows) => {
    const few = await statementsOf(endpoint, ask(false));
    const all = await statementsOf(endpoint, ask(true));
    expect([few.rows, all.rows]).toEqual([rows.one, rows.many]);
    expect([few.statements, all.statements]).toEqual([1, 1]);
  },
);

test.each([
  ['supplier', supplierEndpoints.byLetter, suppliers.endpoints.list],
  ['customer', customerEndpoints.byLetter, customers.endpoints.list],
] as const)('lists of %ss ask twice, for the page and the total', async (_, byLetter, list) => {
  for (const [endpoint, query, rows] of [
    [byLetter, { alphabet: 'A' }, 1],
    [byLetter, { alphabet: 'Z' }, many],
    [list, { search: 'A', letter: 'A' }, 1],
    [list, { sort: '-chemicalCount' }, many + 1],
  ] as const) {
    const counted = await statementsOf(endpoint, { query: { pageSize: 100, ...query } });
    expect([counted.rows, counted.statements]).toEqual([rows, 2]);
  }
});

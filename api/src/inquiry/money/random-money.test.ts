import { dayIn } from 'contract';
import { companyEndpoints } from 'contract/content';
import {
  added,
  amountIn,
  currencyPlaces,
  divided,
  exchangeRates,
  inCurrency,
  lineTotal,
  type Money,
  moneyEndpoints,
  offerTotals,
  statuses,
  subtracted,
  weightedValue,
} from 'contract/inquiry';
import { uuidv7 } from 'uuidv7';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import type { Endpoint } from 'contract';
import { currencies, type RandomDeal, randomDeals, storeDeals } from './random-deals.fixture';

const timeZone = 'America/New_York';
const period = { from: '2026-03-25', until: '2026-03-31' };
const before = { from: '2026-03-18', until: '2026-03-24' };

let api: TestApi;
let deals: readonly RandomDeal[];
const kinds = new Map<string, { kind: string; probability: number }>();
let chemicalIds: string[];

/** By a currency; both directions, at irregular days. */
const rates = [
  { fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.91337', ratedOn: '2026-03-21' },
  { fromCurrency: 'EUR', toCurrency: 'USD', rate: '1.0873', ratedOn: '2026-03-25' },
  { fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.925', ratedOn: '2026-03-25' },
  { fromCurrency: 'EUR', toCurrency: 'USD', rate: '1.1', ratedOn: '2026-04-01' },
  { fromCurrency: 'EUR', toCurrency: 'JPY', rate: '163.07', ratedOn: '2026-03-28' },
];

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await call(companyEndpoints.update, { body: { timeZone, currency: 'EUR' } });
  for (const body of rates) await call(exchangeRates.endpoints.add, { body });
  chemicalIds = await api.addChemicals([{ name: 'Alpha' }, { name: 'Beta' }, { name: 'Gamma' }]);
  const unitId = uuidv7();
  await api.sql(`insert into unit (_id, created_at, updated_at, version, name, symbol, dimension, factor)
    values ('${unitId}', now(), now(), 1, 'Kilogram', 'kg', 'mass', 1)`);
  const { data } = (await call(statuses.endpoints.list)).answer;
  for (const { _id, kind, probability } of data) kinds.set(_id, { kind, probability });
  deals = randomDeals(150, { chemicalIds, unitId, statuses: data });
  await storeDeals(api, deals);
}, 120_000);
afterAll(() => api.close());

interface Counted {
  readonly deal: RandomDeal;
  readonly kind: string;
  readonly probability: number;
  readonly value: string | null;
  readonly lacks: string | null;
}

/** The version that counts, found without the database. */
function countedVersion({ versions }: RandomDeal) {
  const living = versions.filter(({ state }) => state !== 'cancelled').toReversed();
  return (
    living.find(({ state }) => state === 'accepted') ??
    living.find(({ state }) => state === 'sent') ??
    living[0]
  );
}

/** Charges and tax are no part of a value. */
const noTerms = {
  freight: null,
  insurance: null,
  otherCharges: null,
  otherChargesName: null,
  vatRule: null,
  vatPercent: null,
};

function valueOf(deal: RandomDeal): { value: string | null; lacks: string | null } {
  const version = countedVersion(deal);
  if (version === undefined) return { value: null, lacks: null };
  const { offer, sentAt } = version;
  const totals = (offer.lines ?? []).map((line) => lineTotal(line, offer.currency));
  if (totals.every((total) => total === null)) return { value: null, lacks: null };
  const { goods, discount } = offerTotals(totals, {
    ...noTerms,
    currency: offer.currency,
    discountPercent: offer.discountPercent ?? null,
  });
  const amount = subtracted(goods, discount ?? '0');
  if (offer.currency === 'EUR') return { value: amount, lacks: null };
  const day = dayIn(timeZone, sentAt === null ? new Date() : new Date(sentAt));
  const rate = rates
    .filter(({ fromCurrency, toCurrency }) => [fromCurrency, toCurrency].includes(offer.currency))
    .filter(({ ratedOn }) => ratedOn <= day)
    .map(({ fromCurrency, ...one }) => ({ ...one, isInverse: fromCurrency === 'EUR' }))
    .toSorted(
      (one, other) =>
        other.ratedOn.localeCompare(one.ratedOn) || Number(one.isInverse) - Number(other.isInverse),
    )[0];
  if (rate === undefined) return { value: null, lacks: offer.currency };
  return { value: amountIn('EUR', inCurrency(amount, rate)), lacks: null };
}

function isWithin({ closedAt }: RandomDeal, { from, until }: typeof period): boolean {
  if (closedAt === null) return false;
  const day = dayIn(timeZone, new Date(closedAt));
  return day >= from && day <= until;
}

function counted(): Counted[] {
  return deals.map((deal) => {
    const status = kinds.get(deal.statusId);
    if (status === undefined) throw new Error('Each has a status');
    return { deal, ...status, ...valueOf(deal) };
  });
}

function sumOf(some: readonly Counted[]) {
  const values = some.flatMap(({ value }) => value ?? []);
  return {
    count: some.length,
    valued: values.length,
    value: added('0.00', ...values),
  };
}

function openSumOf(some: readonly Counted[]) {
  const weights = some.flatMap(({ value, probability }) =>
    value === null ? [] : weightedValue(value, probability, 2),
  );
  return { ...sumOf(some), weighted: added('0.00', ...weights) };
}

test('the sums of the database are those of another count, over random inquiries', async () => {
  const query = { period: 'own', ...period };
  const money: Money = (await call(moneyEndpoints.get, { query })).answer.data;
  const all = counted();
  const open = all.filter(({ kind }) => kind === 'open');
  const won = all.filter(({ kind, deal }) => kind === 'won' && isWithin(deal, period));
  const lost = all.filter(({ kind, deal }) => kind === 'lost' && isWithin(deal, period));
  const wonBefore = all.filter(({ kind, deal }) => kind === 'won' && isWithin(deal, before));
  for (const some of [open, won, lost, wonBefore]) expect(some.length).toBeGreaterThan(2);
  expect(currencies.map(currencyPlaces)).toEqual([2, 2, 0, 3]);
  expect(money).toMatchObject({
    open: openSumOf(open),
    won: sumOf(won),
    lost: sumOf(lost),
    wonBefore: sumOf(wonBefore),
    before,
  });
  const lacking = [...open, ...won, ...lost].flatMap(({ lacks }) => lacks ?? []);
  expect(new Map(money.lacksRate.map(({ currency, count }) => [currency, count]))).toEqual(
    new Map(
      [...new Set(lacking)].map((code) => [code, lacking.filter((one) => one === code).length]),
    ),
  );
  for (const { key, open: sum, won: wonSum } of money.byCountry.data) {
    const here = ({ deal }: Counted) => deal.country === key;
    expect([key, sum]).toEqual([key, openSumOf(open.filter(here))]);
    expect(wonSum).toEqual(sumOf(won.filter(here)));
  }
  const ofChemicals = money.byChemical.data;
  expect(new Set(ofChemicals.map(({ name }) => name))).toEqual(
    new Set(['Alpha', 'Beta', 'Gamma', null]),
  );
  const sum = (amounts: readonly string[]) => added('0.00', ...amounts);
  expect(sum(ofChemicals.map((group) => group.open.value))).toBe(money.open.value);
  expect(sum(ofChemicals.map((group) => group.open.weighted))).toBe(money.open.weighted);
  expect(sum(ofChemicals.map((group) => group.won.value))).toBe(money.won.value);
  expect(divided(money.open.value, '1', 2)).toBe(money.open.value);
});

test('the sums of the board are those of the figures', async () => {
  const { data } = (await call(moneyEndpoints.byStatus)).answer;
  const all = counted();
  for (const { statusId, count, value, weighted, lacksRate } of data) {
    const here = all.filter(({ deal }) => deal.statusId === statusId);
    expect({ count, value, weighted }).toEqual(
      (({ count: number, value: sum, weighted: weight }) => ({
        count: number,
        value: sum,
        weighted: weight,
      }))(openSumOf(here)),
    );
    expect(lacksRate).toBe(here.filter(({ lacks }) => lacks !== null).length);
  }
  expect(data).toHaveLength(kinds.size);
});

test('values that are stored again, and those that the migration counts, are the same', async () => {
  const { database } = api.services;
  const stored = () =>
    database
      .selectFrom('inquiryValueLine')
      .select(['inquiryId', 'place', 'chemicalId', 'amount', 'share'])
      .orderBy('inquiryId')
      .orderBy('place')
      .execute();
  const first = await stored();
  expect(first.length).toBeGreaterThan(200);
  await api.sql('delete from inquiry_value_line');
  await api.sql('update inquiry_value set amount = null, currency = null, basis = null');
  const { fillValues } = await import('../migrations/158-values-of-inquiries');
  await fillValues(database);
  expect(await stored()).toEqual(first);
});

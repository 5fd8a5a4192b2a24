import { groupedText, offers, totalRows } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { buyer, sender, unanswered } from '../letter/letter.fixture';
import { drawOffer } from './draw-offer';
import { prepareOffers } from './prepare-offers';
import { randomOffers } from './random-offers.fixture';
import { shownOffer } from './shown-offer';

type Created = ReturnType<typeof randomOffers>[number];

/** Lines without chemicals and units are priced without the database. */
const withoutDatabase = {} as Work;

const inquiryId = '019ac000-0000-7000-8000-000000000001';
const rest = {
  _id: inquiryId,
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  inquiryId,
  number: 'OFF-2026-000001',
  revision: 1,
  language: 'en',
  state: 'sent',
  pricedLines: [],
  total: '0',
  incoterm: null,
  place: null,
  paymentTerms: null,
  note: null,
  costs: [],
  sentAt: '2026-11-20T08:00:00.000Z',
  ...unanswered,
} as const;

async function stored(created: readonly Created[]) {
  const records = created.map((fields) => offers.entity.parse({ ...rest, ...fields }));
  const prepared = await prepareOffers(
    withoutDatabase,
    records.map((record) => ({ record, before: undefined })) as never,
  );
  return records.map((record, place) =>
    offers.entity.parse({ ...record, ...prepared[place]?.fields }),
  );
}

const places = { EUR: 2, USD: 2, JPY: 0, KWD: 3 } as Readonly<Record<string, number>>;

/** Numerator over ten to the power of `places`; another arithmetic than the product's. */
interface Fraction {
  readonly units: bigint;
  readonly places: number;
}

const fraction = (decimal: string): Fraction => {
  const [whole = '', part = ''] = decimal.split('.');
  return { units: BigInt(whole + part), places: part.length };
};
const product = (...factors: readonly Fraction[]): Fraction => ({
  units: factors.reduce((result, { units }) => result * units, 1n),
  places: factors.reduce((sum, factor) => sum + factor.places, 0),
});
/** By remainders: below the half down, above it up, at it to the even one. */
const toCents = ({ units, places: from }: Fraction, to: number): bigint => {
  if (from <= to) return units * 10n ** BigInt(to - from);
  const step = 10n ** BigInt(from - to);
  const [down, over] = [units / step, units % step];
  if (over * 2n < step) return down;
  if (over * 2n > step) return down + 1n;
  return down % 2n === 0n ? down : down + 1n;
};

function expectedCents({ lines, currency, ...terms }: Created): bigint {
  const to = places[currency] ?? 2;
  const percentOf = (cents: bigint, percent: string | null | undefined) =>
    toCents(product({ units: cents, places: to + 2 }, fraction(percent ?? '0')), to);
  const goods = (lines ?? []).map(({ quantity, unitPrice, discountPercent }) => {
    if (!quantity || !unitPrice) return 0n;
    const off = fraction(discountPercent ?? '0');
    const left = { units: 100n * 10n ** BigInt(off.places) - off.units, places: off.places + 2 };
    return toCents(product(fraction(quantity), fraction(unitPrice), left), to);
  });
  const sum = goods.reduce((one, other) => one + other, 0n);
  const charges = [terms.freight, terms.insurance, terms.otherCharges]
    .map((amount) => toCents(fraction(amount ?? '0'), to))
    .reduce((one, other) => one + other, 0n);
  const net = sum - percentOf(sum, terms.discountPercent) + charges;
  return terms.vatRule === 'domestic' ? net + percentOf(net, terms.vatPercent) : net;
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

test('10 000 random offers have the total of another arithmetic, and rows that add up to it', async () => {
  const created = randomOffers(10_000);
  const wrong: unknown[] = [];
  for (const [place, offer] of (await stored(created)).entries()) {
    const given = created[place];
    if (given === undefined) continue;
    const rows = totalRows(
      offer.pricedLines.map(({ total }) => total),
      offer,
    );
    const parts = rows.filter(({ label }) => label !== 'Total' && label !== 'Net');
    const sum = parts.reduce((one, { amount }) => one + cents(amount), 0n);
    const isOneSum =
      rows.length === 1 ||
      !rows.some(({ label }) => label === 'Goods') ||
      sum === cents(offer.total);
    const isRight =
      cents(offer.total) === expectedCents(given) && rows.at(-1)?.amount === offer.total;
    if (!isRight || !isOneSum) wrong.push({ given, total: offer.total, rows });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('the recipient’s page and the PDF say the same sums', async () => {
  for (const offer of await stored(randomOffers(40, 2))) {
    const shown = shownOffer({ offer, hasEnded: false }).contents;
    expect(shown?.totals.at(-1)?.amount).toBe(offer.total);
    const sheet = { offer, sender, buyer, links: [] };
    const { pages } = await readPdf(await drawOffer(sheet));
    const words = pages.join('\n').replaceAll(/\s+/g, ' ');
    for (const { label, amount } of shown?.totals ?? []) {
      expect(words).toContain(`${label} ${groupedText(amount)} ${offer.currency}`);
    }
  }
});

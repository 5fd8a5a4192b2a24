import { dayIn } from 'contract';
import {
  added,
  amountIn,
  divided,
  type LineMargin,
  multiplied,
  type OfferCost,
  type OfferMargins,
  offerTotals,
  subtracted,
} from 'contract/inquiry';
import { sql } from 'kysely';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import type { OfferRecord } from './prepare-offers';

/** What each line of an offer earns above its cost, by the newest rates that are not after its day. */
export async function readMargins(work: Work, offer: OfferRecord): Promise<OfferMargins> {
  const { timeZone } = await readCompany(work);
  const at = offer.sentAt === null ? new Date() : new Date(offer.sentAt);
  const day = dayIn(timeZone, at);
  const rates = await readRates(work, { offer, day });
  const suppliers = await readSuppliers(work, offer.costs);
  const costs = new Map(offer.costs.map((cost) => [cost.key, cost]));
  const lines = offer.lines.map((_, place) =>
    lineMargin(offer, place, { costs, rates, suppliers }),
  );
  return { day, lines, ...totalOf(offer, lines) };
}

interface Rate {
  readonly rate: string;
  readonly ratedOn: string;
  /** The rate is that of the offer's currency in the cost's. */
  readonly isInverse: boolean;
}

interface Known {
  readonly costs: ReadonlyMap<string, OfferCost>;
  /** By the currency of the cost. */
  readonly rates: ReadonlyMap<string, Rate>;
  readonly suppliers: ReadonlyMap<string, string>;
}

function lineMargin(
  { lines, pricedLines, currency }: OfferRecord,
  place: number,
  { costs, rates, suppliers }: Known,
): LineMargin {
  const line = lines[place];
  const cost = costs.get(line?.key ?? '');
  const none = { margin: null, percent: null };
  const head = {
    key: line?.key ?? '',
    supplier: suppliers.get(cost?.supplierId ?? '') ?? null,
    cost: cost === undefined ? null : { unitPrice: cost.unitPrice, currency: cost.currency },
  };
  if (!cost || !line) return { ...head, rate: null, lacksRate: false, ...none };
  const rate = rates.get(cost.currency) ?? null;
  const lacksRate = rate === null && cost.currency !== currency;
  const total = pricedLines[place]?.total ?? null;
  if (lacksRate || total === null || line.quantity === null) {
    return { ...head, rate, lacksRate, ...none };
  }
  const spent = inCurrency(multiplied(cost.unitPrice, line.quantity), rate);
  const margin = subtracted(total, amountIn(currency, spent));
  return { ...head, rate, lacksRate, margin, percent: percentOf(margin, total) };
}

/** More places than any amount has: it is rounded once, at the end. */
const places = 12;

function inCurrency(amount: string, rate: Rate | null): string {
  if (rate === null) return amount;
  return rate.isInverse ? divided(amount, rate.rate, places) : multiplied(amount, rate.rate);
}

/** Of the goods less the discount: charges pass on what they cost, and tax is nobody's margin. */
function totalOf(offer: OfferRecord, lines: readonly LineMargin[]) {
  const margins = lines.flatMap(({ margin }) => margin ?? []);
  if (lines.length === 0 || margins.length < lines.length) return { total: null, percent: null };
  const { goods, discount } = offerTotals(
    offer.pricedLines.map((line) => line.total),
    offer,
  );
  const off = discount ?? '0';
  const margin = subtracted(added(...margins), off);
  return { total: margin, percent: percentOf(margin, subtracted(goods, off)) };
}

function percentOf(margin: string, total: string): string | null {
  return /[1-9]/.test(total) ? divided(multiplied(margin, '100'), total, 1) : null;
}

/** The newest rate of each cost's currency up to the day; of two of one day the direct one. */
async function readRates(
  work: Work,
  { offer: { costs, currency }, day }: { readonly offer: OfferRecord; readonly day: string },
): Promise<ReadonlyMap<string, Rate>> {
  const foreign = [...new Set(costs.map((cost) => cost.currency))].filter(
    (code) => code !== currency,
  );
  if (foreign.length === 0) return new Map();
  const { rows } = await sql<Rate & { currency: string }>`
    select distinct on (currency) currency, rate, rated_on, is_inverse
    from (
      select from_currency as currency, rate, rated_on, false as is_inverse
      from exchange_rate
      where from_currency in (${sql.join(foreign)}) and to_currency = ${currency}
        and rated_on <= ${day} and deleted_at is null
      union all
      select to_currency, rate, rated_on, true
      from exchange_rate
      where from_currency = ${currency} and to_currency in (${sql.join(foreign)})
        and rated_on <= ${day} and deleted_at is null) as known
    order by currency, rated_on desc, is_inverse`.execute(work);
  return new Map(rows.map(({ currency: code, ...rate }) => [code, rate]));
}

async function readSuppliers(
  work: Work,
  costs: readonly OfferCost[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set<string>(costs.flatMap(({ supplierId }) => supplierId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await work
    .selectFrom('supplier')
    .select(['_id', 'companyName'])
    .where('_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ _id, companyName }) => [_id, companyName]));
}

import { dayIn } from 'contract';
import {
  added,
  type LineMargin,
  marginOf,
  marginOfLine,
  type OfferCost,
  type OfferMargins,
  offerTotals,
  subtracted,
} from 'contract/inquiry';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { type Rate, readRates } from './exchange-rates';
import type { OfferRecord } from './prepare-offers';

/** What each line of an offer earns above its cost, by the newest rates that are not after its day. */
export async function readMargins(work: Work, offer: OfferRecord): Promise<OfferMargins> {
  const { timeZone } = await readCompany(work);
  const at = offer.sentAt === null ? new Date() : new Date(offer.sentAt);
  const day = dayIn(timeZone, at);
  const { currency } = offer;
  const from = offer.costs.map((cost) => cost.currency);
  const rates = await readRates(work, { from, to: currency, day });
  const suppliers = await readSuppliers(work, offer.costs);
  const costs = new Map(offer.costs.map((cost) => [cost.key, cost]));
  const lines = offer.lines.map((_, place) =>
    lineMargin(offer, place, { costs, rates, suppliers }),
  );
  return { day, lines, ...totalOf(offer, lines) };
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
  const { quantity } = line;
  const sold = { total, quantity, cost: cost.unitPrice, rate };
  return { ...head, rate, lacksRate, ...marginOfLine(sold, currency) };
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
  const { margin, percent } = marginOf(subtracted(added(...margins), off), subtracted(goods, off));
  return { total: margin, percent };
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

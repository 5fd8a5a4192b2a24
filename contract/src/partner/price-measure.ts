import type { Decimal } from '../inquiry/decimal';
import { divided, isBelow, multiplied, shortened } from '../inquiry/exact-decimal';
import { type Amount, inOneMeasure, type Measure } from '../inquiry/one-measure';

/** A price of a chemical: of a supplier, or of a price list. Null means any, and for the form the substance itself. */
export interface KnownPrice {
  readonly _id: string;
  readonly chemicalId: string;
  readonly offeredForm: string | null;
  readonly grade: string | null;
  readonly packSize: Decimal | null;
  readonly packUnitId: string | null;
  /** Of one unit. */
  readonly unitPrice: Decimal;
  readonly unitId: string;
  /** The least amount that has it, in its unit. */
  readonly fromQuantity: Decimal | null;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** What a price is looked for. */
export interface PriceWanted {
  readonly chemicalId: string;
  readonly offeredForm: string | null;
  readonly grade: string | null;
  readonly packSize: Decimal | null;
  readonly packUnitId: string | null;
  readonly quantity: Decimal | null;
  /** Null for the price's own. */
  readonly unitId: string | null;
  readonly day: string;
  /** Of what is sold, in g/cm³. */
  readonly density: number | null;
}

export type PriceUnits = ReadonlyMap<string, Measure>;

export interface PriceQuestion {
  readonly units: PriceUnits;
  readonly wanted: PriceWanted;
}

/** What a price is compared by. */
export interface MeasureQuestion {
  readonly units: PriceUnits;
  readonly wanted: Pick<PriceWanted, 'density'>;
}

interface AmountQuestion {
  readonly units: PriceUnits;
  readonly wanted: Pick<PriceWanted, 'density' | 'quantity' | 'unitId'>;
}

function amountOf(number: Decimal | null, unitId: string | null, units: PriceUnits): Amount | null {
  const unit = units.get(unitId ?? '');
  return number === null || !unit ? null : { number, unit };
}

/** Whether the price is for packs of the size that is wanted, in whatever unit. */
export function isSamePack(price: KnownPrice, { units, wanted }: PriceQuestion): boolean {
  const one = amountOf(price.packSize, price.packUnitId, units);
  const other = amountOf(wanted.packSize, wanted.packUnitId, units);
  const sizes = one && other && inOneMeasure(one, other, wanted.density);
  return sizes ? !isBelow(...sizes) && !isBelow(sizes[1], sizes[0]) : false;
}

/** Whether the amount that is wanted has the price. */
export function isReached(
  price: Pick<KnownPrice, 'fromQuantity' | 'unitId'>,
  { units, wanted }: AmountQuestion,
): boolean {
  if (price.fromQuantity === null) return true;
  const least = amountOf(price.fromQuantity, price.unitId, units);
  const amount = amountOf(wanted.quantity, wanted.unitId ?? price.unitId, units);
  const amounts = least && amount && inOneMeasure(amount, least, wanted.density);
  return amounts ? !isBelow(...amounts) : false;
}

/** As many places as a unit price has. */
const places = 8;

/** What one of a unit costs; null where the price's unit measures something else. */
export function pricePer(
  unitId: string,
  price: Pick<KnownPrice, 'unitPrice' | 'unitId'>,
  { units, wanted }: MeasureQuestion,
): Decimal | null {
  const one = amountOf('1', unitId, units);
  const own = amountOf('1', price.unitId, units);
  const measures = one && own && inOneMeasure(one, own, wanted.density);
  if (!measures) return null;
  const [size, ownSize] = measures;
  return shortened(divided(multiplied(price.unitPrice, size), ownSize, places));
}

/** The least amount in one measure with those of other prices. */
export function fromInMeasure(price: KnownPrice, { units, wanted }: PriceQuestion): Decimal {
  const least = amountOf(price.fromQuantity, price.unitId, units);
  const one = amountOf('1', wanted.unitId ?? price.unitId, units);
  return (least && one && inOneMeasure(least, one, wanted.density)?.[0]) ?? '0';
}

/** What one of the unit that is wanted costs; `0` where that cannot be said. */
export function perUnit(price: KnownPrice, question: PriceQuestion): Decimal {
  return pricePer(question.wanted.unitId ?? price.unitId, price, question) ?? '0';
}

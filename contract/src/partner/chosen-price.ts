import { utcDateText } from '../date-text';
import type { Decimal } from '../inquiry/decimal';
import { groupedText, isBelow } from '../inquiry/exact-decimal';
import {
  fromInMeasure,
  isReached,
  isSamePack,
  type KnownPrice,
  perUnit,
  pricePer,
  type PriceQuestion,
  type PriceUnits,
  type PriceWanted,
} from './price-measure';

export type { KnownPrice, PriceWanted } from './price-measure';

export interface KnownSalesPrice extends KnownPrice {
  readonly priceListId: string;
}

/** A price list for all customers, or for those that it names. */
export interface KnownList {
  readonly _id: string;
  readonly name: string;
  readonly currency: string;
  readonly customerIds: readonly string[];
}

/** The price that is valid, or why there is none. */
export interface ChosenPrice<Price extends KnownPrice> {
  readonly price: Price | null;
  /** Of one unit of `unitId`. */
  readonly unitPrice: Decimal | null;
  readonly unitId: string | null;
  /** In words. */
  readonly reason: string;
}

interface SalesQuestion<Price extends KnownSalesPrice> {
  readonly prices: readonly Price[];
  readonly lists: readonly KnownList[];
  readonly units: PriceUnits;
  readonly wanted: PriceWanted;
  readonly customerId: string | null;
  readonly currency: string;
}

/**
 * The sales price that is valid: of the customer's own list before a group's before that for all; then for the grade and
 * the pack before any, of the largest amount that is reached, and the newest. A price that ended is none.
 */
export function chosenSalesPrice<Price extends KnownSalesPrice>({
  prices,
  lists,
  units,
  wanted,
  customerId,
  currency,
}: SalesQuestion<Price>): ChosenPrice<Price> {
  const byId = new Map(lists.map((list) => [list._id, list]));
  const listOf = ({ priceListId }: Price) => byId.get(priceListId);
  const forCustomer: Step<Price> = {
    isFor: (price) => isFor(listOf(price), customerId),
    otherwise: () => 'The known prices are for other customers',
  };
  const inCurrency: Step<Price> = {
    isFor: (price) => listOf(price)?.currency === currency,
    otherwise: (left) =>
      `The known prices are in ${some(left.map((one) => listOf(one)?.currency))}`,
  };
  return chosen(prices, {
    units,
    wanted,
    steps: [forCustomer, inCurrency],
    rank: (price) => listRank(listOf(price)),
    words: (price) => listWords(listOf(price)),
  });
}

/** The valid price of one supplier, in its own currency. */
export function chosenSupplierPrice<Price extends KnownPrice>({
  prices,
  units,
  wanted,
}: Pick<SalesQuestion<never>, 'units' | 'wanted'> & {
  readonly prices: readonly Price[];
}): ChosenPrice<Price> {
  const words = () => ['Supplier’s price'];
  return chosen(prices, { units, wanted, steps: [], rank: () => 0, words });
}

/** Whether a list is for a customer. */
export function isFor(list: KnownList | undefined, customerId: string | null): boolean {
  if (!list) return false;
  return list.customerIds.length === 0 || list.customerIds.some((id) => id === customerId);
}

/** A customer's own list ranks above a group's, and that above one for all. */
export function listRank(list: KnownList | undefined): number {
  if (!list || list.customerIds.length === 0) return 0;
  return list.customerIds.length === 1 ? 2 : 1;
}

export function listWords(list: KnownList | undefined): string[] {
  if (!list) return [];
  const { name, customerIds } = list;
  const whom = ['for all customers', 'for this customer'][customerIds.length];
  return [`Price list “${name}”`, whom ?? `for a group of ${customerIds.length} customers`];
}

/** A condition of prices, and what is said where none of those left meets it. */
interface Step<Price> {
  readonly isFor: (price: Price) => boolean;
  readonly otherwise: (left: readonly Price[]) => string;
}

interface Choice<Price extends KnownPrice> {
  readonly units: PriceUnits;
  readonly wanted: PriceWanted;
  readonly steps: readonly Step<Price>[];
  /** Higher goes first. */
  readonly rank: (price: Price) => number;
  /** Where the price is from. */
  readonly words: (price: Price) => readonly string[];
}

function chosen<Price extends KnownPrice>(
  prices: readonly Price[],
  choice: Choice<Price>,
): ChosenPrice<Price> {
  const { units, wanted, rank } = choice;
  let left = prices;
  for (const { isFor, otherwise } of [
    ofProduct<Price>(wanted),
    ...choice.steps,
    ...fittingSteps<Price>(units, wanted),
  ]) {
    const next = left.filter(isFor);
    if (next.length === 0) return { ...none, reason: otherwise(left) };
    left = next;
  }
  const [price] = left.toSorted(
    (one, other) => rank(other) - rank(one) || precedence(one, other, choice),
  );
  if (!price) return { ...none, reason: '' };
  const unitId = wanted.unitId ?? price.unitId;
  return {
    price,
    unitPrice: pricePer(unitId, price, choice),
    unitId,
    reason: [...choice.words(price), ...conditionWords(price, units)].join(', '),
  };
}

const none = { price: null, unitPrice: null, unitId: null };

function ofProduct<Price extends KnownPrice>({
  chemicalId,
  offeredForm,
}: PriceWanted): Step<Price> {
  return {
    isFor: (price) => price.chemicalId === chemicalId && price.offeredForm === offeredForm,
    otherwise: () => 'No price of this product is known',
  };
}

function fittingSteps<Price extends KnownPrice>(
  units: PriceUnits,
  wanted: PriceWanted,
): Step<Price>[] {
  const { day } = wanted;
  return [
    {
      isFor: ({ grade }) => grade === null || grade === wanted.grade,
      otherwise: (left) =>
        `The known prices are for other grades: ${some(left.map((one) => one.grade))}`,
    },
    {
      isFor: (price) => price.packSize === null || isSamePack(price, { units, wanted }),
      otherwise: () => 'The known prices are for other packs',
    },
    {
      isFor: (price) => pricePer(wanted.unitId ?? price.unitId, price, { units, wanted }) !== null,
      otherwise: (left) =>
        `The known prices are for ${some(left.map((one) => symbolOf(one, units)))}`,
    },
    {
      isFor: ({ validFrom, validUntil }) =>
        validFrom <= day && (validUntil === null || validUntil >= day),
      otherwise: (left) => endedWords(left, day),
    },
    {
      isFor: (price) => isReached(price, { units, wanted }),
      otherwise: (left) => `The known prices begin at ${fromWords(smallestOf(left), units)}`,
    },
  ];
}

function endedWords(left: readonly KnownPrice[], day: string): string {
  const next = left.map(({ validFrom }) => validFrom).filter((from) => from > day);
  const [first] = next.toSorted();
  if (first !== undefined) {
    return `No valid price yet: the next one begins on ${utcDateText(first)}`;
  }
  const last =
    left
      .flatMap(({ validUntil }) => validUntil ?? [])
      .toSorted()
      .at(-1) ?? day;
  return `No valid price: the last one ended on ${utcDateText(last)}`;
}

/** The price of the smallest amount; its unit may be another than that of the rest. */
function smallestOf(left: readonly KnownPrice[]): KnownPrice | undefined {
  return left.toSorted((one, other) =>
    isBelow(one.fromQuantity ?? '0', other.fromQuantity ?? '0') ? -1 : 1,
  )[0];
}

/** Below zero for what goes first; never zero for two prices. */
function precedence(one: KnownPrice, other: KnownPrice, question: PriceQuestion): number {
  const bound = (price: KnownPrice) =>
    (price.grade === null ? 0 : 2) + (price.packSize === null ? 0 : 1);
  return (
    bound(other) - bound(one) ||
    compared(fromInMeasure(other, question), fromInMeasure(one, question)) ||
    other.validFrom.localeCompare(one.validFrom) ||
    compared(perUnit(one, question), perUnit(other, question)) ||
    one._id.localeCompare(other._id)
  );
}

function compared(one: Decimal, other: Decimal): number {
  if (isBelow(one, other)) return -1;
  return isBelow(other, one) ? 1 : 0;
}

function conditionWords(price: KnownPrice, units: PriceUnits): string[] {
  const { grade, packSize, packUnitId, fromQuantity, validFrom, validUntil } = price;
  const packUnit = units.get(packUnitId ?? '')?.symbol ?? '';
  return [
    ...(grade === null ? [] : [`grade ${grade}`]),
    ...(packSize === null ? [] : [`packs of ${groupedText(packSize)} ${packUnit}`]),
    ...(fromQuantity === null ? [] : [`from ${fromWords(price, units)}`]),
    validUntil === null
      ? `valid since ${utcDateText(validFrom)}`
      : `valid until ${utcDateText(validUntil)}`,
  ];
}

function fromWords(price: KnownPrice | undefined, units: PriceUnits): string {
  if (!price) return '';
  return `${groupedText(price.fromQuantity ?? '0')} ${symbolOf(price, units)}`;
}

function symbolOf({ unitId }: KnownPrice, units: PriceUnits): string {
  return units.get(unitId)?.symbol ?? '';
}

function some(words: readonly (string | null | undefined)[]): string {
  return [...new Set(words.filter((word) => word !== null && word !== undefined))].join(', ');
}

import { type Decimal, Percent } from '../inquiry/decimal';
import {
  divided,
  isBelow,
  multiplied,
  roundedHalfEven,
  subtracted,
} from '../inquiry/exact-decimal';
import { isFor, type KnownList, listRank } from './chosen-price';

/** What a price earns above its cost, as a share of the price. */
export const MarginPercent = Percent.refine(
  (percent) => /^0*\d{1,2}(?:\.\d+)?$/.test(percent),
  'Enter less than 100',
);

/** A price list that counts its prices from costs where it has none. */
export interface MarginList extends KnownList {
  readonly marginPercent: Decimal | null;
}

interface ListQuestion<List extends KnownList> {
  readonly lists: readonly List[];
  readonly customerId: string | null;
  readonly currency: string;
}

/** The list whose margin is for a customer: their own before a group's before that for all. */
export function chosenMarginList<List extends MarginList>({
  lists,
  customerId,
  currency,
}: ListQuestion<List>): List | undefined {
  return lists
    .filter(
      (list) =>
        list.marginPercent !== null && list.currency === currency && isFor(list, customerId),
    )
    .toSorted(
      (one, other) => listRank(other) - listRank(one) || one._id.localeCompare(other._id),
    )[0];
}

/** As many places as a price that was counted has, and one of less than a tenth, such as that of a milligram. */
const [places, placesOfSmall] = [4, 8];

/** The price that earns a margin above a cost, by the banker's rule; null where that is nothing. */
export function priceWithMargin(cost: Decimal, marginPercent: Decimal): Decimal | null {
  const exact = divided(multiplied(cost, '100'), subtracted('100', marginPercent), 16);
  const price = roundedHalfEven(exact, isBelow(exact, '0.1') ? placesOfSmall : places);
  return /[1-9]/.test(price) ? price : null;
}

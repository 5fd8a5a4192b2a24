import {
  added,
  currencyPlaces,
  type InquiryValue,
  type StatusSum,
  subtracted,
  weightedValue,
} from 'contract/inquiry';
import type { StatusRow } from '../common/use-statuses';

interface Moved {
  readonly value: InquiryValue | null;
  readonly from: StatusRow | undefined;
  readonly to: StatusRow;
  /** The company's currency. */
  readonly currency: string | undefined;
}

/** The sums after an inquiry moved from one column to another, until the server's are read. */
export function sumsAfterMove(
  sums: readonly StatusSum[],
  { value, from, to, currency }: Moved,
): StatusSum[] {
  const known = sums.some(({ statusId }) => statusId === to._id)
    ? sums
    : [...sums, { statusId: to._id, count: 0, value: '0', weighted: '0', lacksRate: 0 }];
  const amount = value?.converted ?? '0';
  const lacking = value !== null && value.converted === null ? 1 : 0;
  const weight = (status: StatusRow) =>
    weightedValue(amount, status.probability ?? 0, currencyPlaces(currency ?? 'EUR'));
  return known.map((sum) => {
    if (sum.statusId === to._id) {
      return {
        ...sum,
        count: sum.count + 1,
        value: added(sum.value, amount),
        weighted: added(sum.weighted, weight(to)),
        lacksRate: sum.lacksRate + lacking,
      };
    }
    if (from === undefined || sum.statusId !== from._id) return sum;
    return {
      ...sum,
      count: sum.count - 1,
      value: subtracted(sum.value, amount),
      weighted: subtracted(sum.weighted, weight(from)),
      lacksRate: sum.lacksRate - lacking,
    };
  });
}

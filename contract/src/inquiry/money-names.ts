import { countryName } from '../local-names';
import type { MoneyGroup, MoneyGrouping } from './money';

/** The head of the column with the groups. */
export const moneyGroupingNames = {
  assignee: 'Person',
  chemical: 'Chemical',
  country: 'Country',
  status: 'Status',
  source: 'Source',
  lostReason: 'Why it was lost',
} as const satisfies Record<MoneyGrouping, string>;

const none = {
  assignee: 'Nobody',
  chemical: 'Not in the catalogue',
  country: 'Country not given',
  status: 'No status',
  source: 'Source not known',
  lostReason: 'No reason given',
} as const satisfies Record<MoneyGrouping, string>;

/** A group for people. */
export function moneyGroupName(
  by: MoneyGrouping,
  { key, name }: Pick<MoneyGroup, 'key' | 'name'>,
): string {
  if (key === null) return none[by];
  return by === 'country' ? countryName(key) : (name ?? none[by]);
}

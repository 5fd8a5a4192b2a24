import { countryName } from 'contract';
import {
  type MoneyGroup,
  type MoneyGrouping,
  type MoneyReport,
  reportColumns,
} from 'contract/inquiry';
import { byteOrderMark, csvLines } from '../../transfer/export/csv-text';

const none: Readonly<Record<MoneyGrouping, string>> = {
  assignee: 'Nobody',
  chemical: 'Not in the catalogue',
  country: 'Country not given',
  status: 'No status',
  source: 'Source not known',
  lostReason: 'No reason given',
};

/** A group for people. */
export function groupName(by: MoneyGrouping, { key, name }: MoneyGroup): string {
  if (key === null) return none[by];
  return by === 'country' ? countryName(key) : (name ?? none[by]);
}

/** The groups with their names, the others last. */
export function namedGroups({ by, groups }: Pick<MoneyReport, 'by' | 'groups'>) {
  const named = groups.data.map((group) => ({ ...group, label: groupName(by, group) }));
  return groups.others === null
    ? named
    : [...named, { ...groups.others, label: `${groups.left} others` }];
}

/** A report as CSV: a row for each group, decimals with a point. */
export function reportText(report: MoneyReport): string {
  const { currency, period } = report;
  const rows = namedGroups(report).map(({ label, open, won, lost }) => [
    label,
    open.count,
    open.value,
    open.weighted,
    won.count,
    won.value,
    lost.count,
    lost.value,
    currency,
    period.from,
    period.until,
  ]);
  return byteOrderMark + csvLines([[...reportColumns], ...rows]);
}

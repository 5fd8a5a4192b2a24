import { moneyGroupName, type MoneyReport, reportColumns } from 'contract/inquiry';
import { byteOrderMark, csvLines } from '../../transfer/export/csv-text';

/** The groups with their names, the others last. */
export function namedGroups({ by, groups }: Pick<MoneyReport, 'by' | 'groups'>) {
  const named = groups.data.map((group) => ({ ...group, label: moneyGroupName(by, group) }));
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

import { MoneyGrouping, ReportQuery } from 'contract/inquiry';
import { filterNames, periodIn } from './money-address';
import type { ShownReport } from './use-money';

/** What the address shows; parameters that it says wrongly are left out. */
export function reportIn(address: URLSearchParams): ShownReport {
  const by = MoneyGrouping.safeParse(address.get('by'));
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = address.get(name);
      return value !== null && ReportQuery.safeParse({ [name]: value }).success
        ? [[name, value]]
        : [];
    }),
  );
  return { by: by.success ? by.data : 'assignee', ...periodIn(address), ...filters };
}

/** A report as it is saved: a query string without a question mark. */
export function queryOf(shown: ShownReport): string {
  return new URLSearchParams(Object.entries(shown)).toString();
}

/** The parameters of the address that show a saved query. */
export function parametersOf(query: string): Record<string, string | undefined> {
  const none = Object.fromEntries(
    ['by', 'period', 'from', 'until', ...filterNames].map((name) => [name, undefined]),
  );
  return { ...none, ...reportIn(new URLSearchParams(query)) };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inquiries, type MoneyGrouping, moneyEndpoints } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import type { FilterName, PeriodQuery } from './money-address';

/** Read again after each change of an inquiry. */
const moneyKey = [...resourceKeys.all(inquiries), 'money'] as const;

/** The money of the dashboard, in one request; the previous period's stays while it loads. */
export function useMoney(period: PeriodQuery) {
  const api = useApi();
  return useQuery({
    queryKey: [...moneyKey, { ...period }],
    queryFn: async ({ signal }) =>
      (await api.call(moneyEndpoints.get, { query: period, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** What a report shows. */
export type ShownReport = PeriodQuery & {
  readonly by: MoneyGrouping;
} & Readonly<Partial<Record<FilterName, string>>>;

export function useReport(shown: ShownReport) {
  const api = useApi();
  return useQuery({
    queryKey: [...moneyKey, 'report', { ...shown }],
    queryFn: async ({ signal }) =>
      (await api.call(moneyEndpoints.report, { query: shown, signal })).data,
    placeholderData: keepPreviousData,
  });
}

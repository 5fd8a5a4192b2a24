import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readerTimeZone } from 'contract';
import { dashboardEndpoints } from 'contract/staff';
import { useApi } from 'shared-ui/client';
import type { ChosenPeriod } from './chosen-period';

export const dashboardKey = ['dashboard'] as const;

/** All figures of a period, in one request; the previous period's figures stay while it loads. */
export function useDashboard({ from, until }: ChosenPeriod) {
  const api = useApi();
  const timeZone = readerTimeZone();
  return useQuery({
    queryKey: [...dashboardKey, from, until, timeZone],
    async queryFn({ signal }) {
      const query = { from, until, timeZone };
      const { data } = await api.call(dashboardEndpoints.get, { query, signal });
      return data;
    },
    placeholderData: keepPreviousData,
  });
}

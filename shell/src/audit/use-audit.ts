import { t } from '@lingui/core/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { auditEndpoints, type AuditFilters } from 'contract/record';
import { adminEndpoints } from 'contract/staff';
import { useCallback } from 'react';
import { type Option, useDownload } from 'shared-ui';
import { useApi } from 'shared-ui/client';

/** The entries of the audit, newest first, which grow by pages. */
export function useAudit(filters: AuditFilters) {
  const api = useApi();
  const answer = useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) =>
      api.call(auditEndpoints.list, {
        query: { ...filters, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  return { ...answer, entries: answer.data?.pages.flatMap(({ data }) => data) };
}

/** Accounts by name, deactivated ones as well: what they did stays. */
export function usePersonOptions() {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = { pageSize: 25, withDeactivated: 'true', ...(search !== '' && { search }) };
      const { data } = await api.call(adminEndpoints.list, { query, signal });
      return data.map(({ _id, firstname, lastname, email }) => ({
        value: String(_id),
        label: `${firstname} ${lastname}`,
        detail: email,
      }));
    },
    [api],
  );
}

/** Saves the entries as a file. */
export function useAuditExport(filters: AuditFilters) {
  const { run, isBusy } = useDownload(auditEndpoints.export, {
    name: 'audit.csv',
    success: (name) => ({ title: t`Exported the audit`, description: name }),
    failure: t`Not exported`,
  });
  return { isExporting: isBusy, save: () => void run({ query: filters }) };
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { auditEndpoints, type AuditFilters } from 'contract/record';
import { adminEndpoints } from 'contract/staff';
import { useCallback, useState } from 'react';
import { type Option, saveFile, showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';

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
  const api = useApi();
  const [isExporting, setIsExporting] = useState(false);
  async function save() {
    setIsExporting(true);
    try {
      const { blob, name = 'audit.csv' } = await api.download(auditEndpoints.export, {
        query: filters,
      });
      saveFile(blob, name);
      showToast({ title: 'Exported the audit', description: name, tone: 'success' });
    } catch (error) {
      showToast({ title: 'Not exported', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, save: () => void save() };
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { operationEndpoints } from 'contract/operation';
import { useApi } from 'shared-ui/client';

const key = ['operation'] as const;
/** Milliseconds. */
const minute = 60_000;

/** How the installation is. */
export function useOperation() {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'get'],
    queryFn: async ({ signal }) => (await api.call(operationEndpoints.get, { signal })).data,
    refetchInterval: minute,
  });
}

/** Which version runs, and whether the site is in maintenance. */
export function useOperationStatus() {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'status'],
    queryFn: async ({ signal }) => (await api.call(operationEndpoints.status, { signal })).data,
    staleTime: minute,
  });
}

/** The remembered lines of a request; those that the page shows where none is named. */
export function useLines(requestId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'lines', requestId],
    queryFn: async ({ signal }) =>
      (await api.call(operationEndpoints.findLines, { query: { requestId }, signal })).data,
    enabled: requestId !== '',
    placeholderData: keepPreviousData,
  });
}

/** Where the server asks for newer versions. */
export function useVersionNotice() {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'notice'],
    queryFn: async ({ signal }) =>
      (await api.call(operationEndpoints.versionNotice, { signal })).data,
  });
}

/** Returns a function that refetches all of it. */
export function useRefreshOperation() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: key });
}

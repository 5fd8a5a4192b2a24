import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { personalDataEndpoints, type PersonQuery, retentionEndpoints } from 'contract/privacy';
import { useApi } from 'shared-ui/client';
import { listSize } from '../parts/list-size';

const key = ['personal-data'] as const;

/** What is stored of a person. Each read is noted in the history: only another `turn` reads again. */
export function useFindings(person: PersonQuery, turn: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'findings', person, turn],
    queryFn: async () => (await api.call(personalDataEndpoints.find, { body: person })).data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

interface RowsOf {
  readonly person: PersonQuery;
  readonly kind: string;
  readonly page: number;
}

/** A page of the rows of one kind. */
export function useRows({ person, kind, page }: RowsOf) {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'rows', person, kind, page],
    queryFn: ({ signal }) =>
      api.call(personalDataEndpoints.list, {
        query: { page, pageSize: listSize },
        body: { ...person, kind },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

const rulesKey = [...key, 'rules'];

/** The retention rules. */
export function useRules() {
  const api = useApi();
  return useQuery({
    queryKey: rulesKey,
    queryFn: async ({ signal }) => (await api.call(retentionEndpoints.get, { signal })).data,
  });
}

/** Returns a function that refetches the rules. */
export function useRefreshRules() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: rulesKey });
}

/** A page of what the rules removed. */
export function useRuns(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...key, 'runs', page],
    queryFn: ({ signal }) =>
      api.call(retentionEndpoints.runs, { query: { page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
  });
}

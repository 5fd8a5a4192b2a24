import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ColleagueState, staffEndpoints } from 'contract/staff';
import { useApi } from 'shared-ui/client';
import { listSize } from '../parts/list-size';

const staffKey = ['staff'] as const;

interface ColleagueFilter {
  readonly search: string;
  readonly state: ColleagueState | undefined;
  readonly page: number;
}

/** A page of the staff list. */
export function useColleagues({ search, state, page }: ColleagueFilter) {
  const api = useApi();
  return useQuery({
    queryKey: [...staffKey, 'list', { search, state, page }],
    queryFn: ({ signal }) =>
      api.call(staffEndpoints.list, {
        query: {
          page,
          pageSize: listSize,
          ...(search !== '' && { search }),
          ...(state !== undefined && { state }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The open work of an account. */
export function useOpenWork(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...staffKey, 'work', id],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.openWork, { id, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns a function that refetches the staff, and where else their names are chosen from. */
export function useRefreshStaff() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: staffKey }),
      cache.invalidateQueries({ queryKey: ['admin', 'list'] }),
    ]);
}

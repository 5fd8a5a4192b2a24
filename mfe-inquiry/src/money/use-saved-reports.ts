import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { reports } from 'contract/inquiry';
import { useApi, useMe } from 'shared-ui/client';
import { resourceCalls, resourceKeys, type RowOf } from 'shared-ui/resource';

/** A saved report. */
export type SavedReport = RowOf<typeof reports>;

const query = { sort: 'name', pageSize: maxPageSize };

/** The reports that one saved, and those that others share; the one that the address names is the current one. */
export function useSavedReports(currentId: string | undefined) {
  const { list } = resourceCalls(useApi(), reports);
  const { data } = useQuery({
    queryKey: resourceKeys.list(reports, query),
    queryFn: ({ signal }) => list(query, signal),
    select: (page) => page.data,
  });
  const me = useMe();
  const all = data ?? [];
  const isOwn = ({ ownerId }: SavedReport) => ownerId === String(me?._id);
  return {
    current: all.find(({ _id }) => _id === currentId),
    own: all.filter(isOwn),
    shared: all.filter((report) => !isOwn(report)),
    isOwn,
  };
}

export type SavedReportsState = ReturnType<typeof useSavedReports>;

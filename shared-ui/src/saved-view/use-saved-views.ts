import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { savedViews } from 'contract/staff';
import { useState } from 'react';
import { useApi } from '../client/api-provider';
import { useMyProfile } from '../client/use-me';
import { viewQuery } from '../resource/list-state';
import { resourceCalls } from '../resource/resource-calls';
import { resourceKeys } from '../client/resource-keys';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';

/** A saved view as the list endpoint returns it. */
export type View = RowOf<typeof savedViews>;

/** The saved views of a list: fetched when the menu is first opened, or when the address names one. */
export function useSavedViews<R extends AnyResource>({ resource, state }: ResourceList<R>) {
  const api = useApi();
  const [isRequested, setIsRequested] = useState(false);
  const enabled = isRequested || state.view !== undefined;
  // By name; the menu shows at most one page of views.
  const query = { resource: resource.name, sort: 'name', pageSize: maxPageSize };
  const views = useQuery({
    queryKey: resourceKeys.list(savedViews, query),
    queryFn: ({ signal }) => resourceCalls(api, savedViews).list(query, signal),
    enabled,
  });
  const profile = useMyProfile({ enabled });
  const all = views.data?.data ?? [];
  const isOwn = ({ ownerId }: View) => ownerId === profile.data?._id;
  const current = all.find(({ _id }) => _id === state.view);
  return {
    current,
    isOwn,
    own: all.filter(isOwn),
    shared: all.filter((view) => !isOwn(view)),
    isLoading: views.isLoading || profile.isLoading,
    error: views.error ?? profile.error,
    /** Fetches the views unless they are loaded. */
    ask: () => setIsRequested(true),
    /** The list's state, as a view stores it. */
    query: viewQuery(resource, state),
  };
}

/** The saved views' controller. */
export type SavedViews = ReturnType<typeof useSavedViews>;

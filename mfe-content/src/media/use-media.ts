import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { mediaKeys } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type MediaState, pageSize } from './media-address';

/** A page of the uploads that match the URL's state. */
export function useMediaPage({ search, kind, audience, unused, sort, page }: MediaState) {
  const api = useApi();
  const query = {
    page,
    pageSize,
    sort,
    ...(search !== '' && { search }),
    ...(kind !== undefined && { kind }),
    ...(audience !== undefined && { audience }),
    ...(unused !== undefined && { unused: unused ? 'true' : 'false' }),
  };
  return useQuery({
    queryKey: mediaKeys.page(query),
    queryFn: ({ signal }) => api.call(mediaEndpoints.list, { query, signal }),
    placeholderData: keepPreviousData,
    // Changes of any record can change an upload's uses.
    refetchOnMount: 'always',
  });
}

/** An upload, with the list's data as the placeholder. */
export function useMediaFile(id: string, known: MediaFile | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: mediaKeys.one(id),
    queryFn: async ({ signal }) => (await api.call(mediaEndpoints.get, { id, signal })).data,
    ...(known !== undefined && { placeholderData: known }),
    refetchOnMount: 'always',
  });
}

/** A page of the records that use an upload. */
export function useMediaUses(id: string, page: number) {
  const api = useApi();
  const query = { page, pageSize: 10 };
  return useQuery({
    queryKey: mediaKeys.uses(id, query),
    queryFn: ({ signal }) => api.call(mediaEndpoints.uses, { id, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

import { useQuery } from '@tanstack/react-query';
import { mediaEndpoints } from 'contract/content';
import { useApi } from '../../client/api-provider';
import { mediaKeys } from './media-keys';

/** The record of an upload; null when no upload has this stored name. */
export function useMediaFile(name: string) {
  const api = useApi();
  return useQuery({
    queryKey: mediaKeys.named(name),
    queryFn: async ({ signal }) => {
      const { data } = await api.call(mediaEndpoints.list, { query: { name }, signal });
      return data[0] ?? null;
    },
  });
}

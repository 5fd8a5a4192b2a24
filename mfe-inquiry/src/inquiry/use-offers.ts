import { useQuery } from '@tanstack/react-query';
import { offers } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';

const maxVersions = 50;

/** The versions of an inquiry's offer, the latest first. */
export function useOffers(inquiryId: string) {
  const api = useApi();
  const query = { inquiryId, sort: '-createdAt', pageSize: maxVersions } as const;
  return useQuery({
    queryKey: [...resourceKeys.all(offers), 'of-inquiry', inquiryId],
    queryFn: ({ signal }) => resourceCalls(api, offers).list(query, signal),
    select: ({ data }) => data,
  });
}

import { useQuery } from '@tanstack/react-query';
import { type Offer, offerEndpoints, offers, type OfferMargins } from 'contract/inquiry';
import { useApi, usePermission } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

/** The margins of an offer as it is stored; undefined while they load, and without the permission for them. */
export function useMargins({ _id, version }: Offer): OfferMargins | undefined {
  const api = useApi();
  const isPermitted = usePermission(offerEndpoints.margins.needs);
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(offers), 'margins', _id, version],
    queryFn: ({ signal }) => api.call(offerEndpoints.margins, { id: _id, signal }),
    enabled: isPermitted,
    select: (answer) => answer.data,
  });
  return data;
}

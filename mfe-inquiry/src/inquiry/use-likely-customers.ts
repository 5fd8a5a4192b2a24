import { useQuery } from '@tanstack/react-query';
import { type Inquiry } from 'contract/inquiry';
import { customerEndpoints, customers, type SimilarPartner } from 'contract/partner';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

/** A customer that may have sent the inquiry. */
export type SimilarCustomer = SimilarPartner;

/** Customers with the inquiry's company, mail domain or telephone number, likeliest first. */
export function useLikelyCustomers({ company, email, phone }: Inquiry) {
  const api = useApi();
  const query = {
    ...(company !== null && company.length > 2 && { companyName: company }),
    ...(email !== null && { emails: email }),
    ...(phone !== null && phone.startsWith('+') && { phones: phone }),
  };
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(customers), 'similar', query],
    queryFn: ({ signal }) => api.call(customerEndpoints.similar, { query, signal }),
    enabled: Object.keys(query).length > 0,
  });
  return data?.data ?? [];
}

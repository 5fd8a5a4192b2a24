import { useQuery } from '@tanstack/react-query';
import { companyEndpoints } from 'contract/content';
import { useApi } from 'shared-ui/client';

/** The currency that the company calculates in (ISO 4217); undefined while it loads. */
export function useCompanyCurrency(): string | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['company', 'get'],
    queryFn: ({ signal }) => api.call(companyEndpoints.get, { signal }),
    select: (answer) => answer.data.currency,
  });
  return data;
}

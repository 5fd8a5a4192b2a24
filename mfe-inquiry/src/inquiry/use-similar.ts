import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

interface SimilarRequest {
  /** Null skips the request. */
  email: string | null;
  /** The current inquiry, left out of the result. */
  exceptId: string | undefined;
  page?: number;
  pageSize: number;
}

/** The inquiries from an address, newest first. */
export function useSimilar({ email, ...request }: SimilarRequest) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(inquiries), 'similar', email, request],
    queryFn: ({ signal }) => {
      const { exceptId, ...page } = request;
      const query = { ...page, email: email ?? '', ...(exceptId !== undefined && { exceptId }) };
      return api.call(inquiryEndpoints.similar, { query, signal });
    },
    placeholderData: keepPreviousData,
    enabled: email !== null,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

interface SimilarAsked {
  /** Null asks nothing. */
  email: string | null;
  /** The inquiry that is looked at, which is no other one. */
  exceptId: string | undefined;
  page?: number;
  pageSize: number;
}

/** The inquiries that came from one address, newest first. */
export function useSimilar({ email, ...asked }: SimilarAsked) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(inquiries), 'similar', email, asked],
    queryFn: ({ signal }) => {
      const { exceptId, ...page } = asked;
      const query = { ...page, email: email ?? '', ...(exceptId !== undefined && { exceptId }) };
      return api.call(inquiryEndpoints.similar, { query, signal });
    },
    placeholderData: keepPreviousData,
    enabled: email !== null,
  });
}

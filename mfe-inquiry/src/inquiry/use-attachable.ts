import { useQuery } from '@tanstack/react-query';
import { mailDrafts } from 'contract/email';
import { attachableEndpoints, type Inquiry } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

/** What a mail about the inquiry can carry; with a search, the documents that it finds. */
export function useAttachable(id: Inquiry['_id'], search = '') {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(mailDrafts), 'attachable', id, search],
    queryFn: async ({ signal }) => {
      const query = search === '' ? {} : { search };
      return (await api.call(attachableEndpoints.list, { id, query, signal })).data;
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { careerApplications } from 'contract/content';
import { recordEndpoints } from 'contract/record';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

/** The author of an application: the applicant, or staff. */
type Origin = 'website' | 'staff';

/**
 * Who added an application, from its history; undefined while it loads. Counts as sent from the website if the history
 * cannot be loaded, or if the entry is older than its first page.
 */
export function useOrigin(id: string): Origin | undefined {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: [...resourceKeys.history(careerApplications, id), 'origin'],
    queryFn: async ({ signal }): Promise<Origin> => {
      const query = {
        resource: careerApplications.name,
        recordId: id,
        pageSize: maxPageSize,
      };
      const entries = await api.call(recordEndpoints.history, { query, signal });
      const added = entries.data.find(({ action }) => action === 'add');
      return added === undefined || added.by === null ? 'website' : 'staff';
    },
  });
  return isError ? 'website' : data;
}

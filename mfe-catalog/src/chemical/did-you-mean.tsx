import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type chemicals, chemicalSearchEndpoints } from 'contract/catalog';
import { Button } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type ResourceList } from 'shared-ui/resource';

interface DidYouMeanProps {
  list: ResourceList<typeof chemicals>;
}

/** For a search without results: suggests the closest spelling that has some. */
export function DidYouMean({ list }: DidYouMeanProps) {
  const api = useApi();
  const { search } = list.state;
  const { data } = useQuery({
    queryKey: ['chemical', 'did-you-mean', search],
    queryFn: ({ signal }) => {
      const query = { q: search, pageSize: 1 };
      return api.call(chemicalSearchEndpoints.search, { query, asStaff: true, signal });
    },
    enabled: search !== '',
  });
  const spelling = data?.didYouMean ?? null;
  if (spelling === null) return null;
  return (
    <Button onClick={() => list.change({ search: spelling })}>{t`Search for “${spelling}”`}</Button>
  );
}

import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { chemicals, maxSubstances, substanceEndpoints } from 'contract/catalog';
import { regulationEndpoints } from 'contract/regulation';
import { showToast } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';

/** What the product knows of CAS numbers; of the first ones of a long list. */
export function useKnownSubstances(casNumbers: readonly string[]) {
  const api = useApi();
  const asked = casNumbers.slice(0, maxSubstances);
  return useQuery({
    queryKey: ['substances', asked],
    queryFn: async ({ signal }) => {
      const body = { casNumbers: asked };
      return (await api.call(substanceEndpoints.lookUp, { body, signal })).data;
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** The types of the library, with the numbers of their substances. */
export function useSubstanceGroups() {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['substanceGroups'],
    queryFn: async ({ signal }) => (await api.call(substanceEndpoints.groups, { signal })).data,
  });
  return data;
}

/** Adds drafts of substances, and fills what the regulatory tables say of those that no library has. */
export function useAddSubstances(onAdded: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useAction(
    async (casNumbers: readonly string[]) => {
      const ids: string[] = [];
      for (let from = 0; from < casNumbers.length; from += maxSubstances) {
        const body = { casNumbers: casNumbers.slice(from, from + maxSubstances) };
        const { data } = await api.call(substanceEndpoints.add, { body });
        ids.push(...data.ids);
      }
      if (ids.length > 0) {
        const selection = { ids: ids.slice(0, 1000) };
        await api.call(regulationEndpoints.takeOver, { body: { selection } });
      }
      return ids.length;
    },
    {
      failure: t`Not added`,
      onSuccess: (count) => {
        showToast({
          title: t`${{ counted: countText(count, chemicals.label) }} added as drafts`,
          tone: 'success',
        });
        onAdded();
        return queryClient.invalidateQueries();
      },
    },
  );
}

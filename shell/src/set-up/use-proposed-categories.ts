import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { categories, chemicals, chemicalTypes } from 'contract/catalog';
import { jobEndpoints } from 'contract/jobs';
import type { ApiClient } from 'shared-ui/client';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';

/** A category that a type of chemicals without category gives. */
export interface ProposedCategory {
  readonly name: string;
  readonly chemicalIds: readonly string[];
}

const key = ['setUp', 'proposedCategories'] as const;

/** Categories for the chemicals that have none, by their first types. */
export function useProposedCategories(): readonly ProposedCategory[] | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readProposals(api, signal),
    refetchOnMount: 'always',
  });
  return data;
}

/** The most pages that are looked at: more chemicals are sorted in the list. */
const maxPages = 10;

async function readProposals(api: ApiClient, signal: AbortSignal): Promise<ProposedCategory[]> {
  const pageSize = 100;
  const { data: types } = await api.call(chemicalTypes.endpoints.list, {
    query: { pageSize },
    asStaff: true,
    signal,
  });
  const names = new Map<string, string>(types.map(({ _id, name }) => [_id, name]));
  const found = new Map<string, string[]>();
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { page, pageSize };
    const { data, total } = await api.call(chemicals.endpoints.list, {
      query,
      asStaff: true,
      signal,
    });
    for (const { _id, typeIds, categoryId } of data) {
      const name = categoryId === null ? names.get(typeIds[0] ?? '') : undefined;
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), _id]);
    }
    if (page * pageSize >= total) break;
  }
  return [...found]
    .map(([name, chemicalIds]) => ({ name: plural(name), chemicalIds }))
    .toSorted((one, other) => other.chemicalIds.length - one.chemicalIds.length);
}

function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name.endsWith('s') ? name : `${name}s`;
}

/** Creates categories and files their chemicals in them. */
export function useCreateCategories() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useAction(
    async (chosen: readonly ProposedCategory[]) => {
      for (const { name, chemicalIds } of chosen) {
        const { data } = await api.call(categories.endpoints.add, { body: { name } });
        await api.call(jobEndpoints.bulk, {
          body: {
            resource: chemicals.name,
            selection: { ids: [...chemicalIds] },
            action: { kind: 'update', values: { categoryId: data._id } },
          },
        });
      }
    },
    {
      failure: t`Not all categories were created`,
      success: t`Categories created; their chemicals are being filed`,
      onSuccess: () => queryClient.invalidateQueries(),
    },
  );
}

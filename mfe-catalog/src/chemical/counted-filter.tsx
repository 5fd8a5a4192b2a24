import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { chemicals, chemicalSearchEndpoints, type SearchFacets } from 'contract/catalog';
import { type Option, Select } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type ResourceList, resourceKeys } from 'shared-ui/resource';
import { FilterField, filterPatch } from 'shared-ui/table';

type List = ResourceList<typeof chemicals>;

/** A filter whose values the search counts. */
export interface CountedFilterProps {
  list: List;
  name:
    | 'grade'
    | 'hazardClass'
    | 'pictogram'
    | 'storageClass'
    | 'flashRange'
    | 'boilingRange'
    | 'svhc'
    | 'safetyDataSheet';
  label: string;
  /** The facet of the search that counts the values. */
  facet: Exclude<keyof SearchFacets, 'category' | 'type'>;
  options: readonly Option[];
}

/** A filter with the number of chemicals beside each of its values. */
export function CountedFilter(props: CountedFilterProps) {
  const { list, name, label, options } = props;
  const chosen = list.state.filters[name];
  const set = (value: string | undefined) =>
    list.change(filterPatch<typeof chemicals>(name, value));
  return (
    <FilterField
      label={label}
      text={chosen && (options.find(({ value }) => value === chosen)?.label ?? '…')}
      onClear={() => set(undefined)}
    >
      <CountedSelect {...props} chosen={chosen} onChoose={set} />
    </FilterField>
  );
}

interface CountedSelectProps extends CountedFilterProps {
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

const everything = '*';

function CountedSelect({ list, label, facet, options, chosen, onChoose }: CountedSelectProps) {
  const counts = useFacets(list)?.[facet];
  const counted = options.map(({ value, label: text }) => {
    const count = counts?.find((one) => one.value === value)?.count ?? 0;
    return { value, label: counts === undefined ? text : `${text} (${count})` };
  });
  return (
    <Select
      aria-label={label}
      options={[{ value: everything, label: t`Any` }, ...counted]}
      value={chosen ?? everything}
      onValueChange={(value) => onChoose(value === everything ? undefined : value)}
    />
  );
}

/** What the search does not narrow by, so that its counts would be those of another list. */
const uncounted = ['search', 'status', 'finding', 'updatedSince'] as const;

/** The counts of the list's chemicals; undefined while they load, and for a list that the search cannot count. */
function useFacets({ query }: List): SearchFacets | undefined {
  const api = useApi();
  const { page: _page, sort: _sort, ...filters }: Record<string, unknown> = query;
  const isCounted = uncounted.every((name) => filters[name] === undefined);
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(chemicals), 'facets', filters],
    queryFn: async ({ signal }) => {
      const one = { ...filters, pageSize: 1 };
      const { facets } = await api.call(chemicalSearchEndpoints.search, {
        query: one,
        asStaff: true,
        signal,
      });
      return facets;
    },
    enabled: isCounted,
  });
  return isCounted ? data : undefined;
}

import { useQuery } from '@tanstack/react-query';
import { chemicalTypes, largestPageSize, units } from 'contract';
import { resourceCalls, resourceKeys, titleOf, useApi } from 'shared-ui';

const query = { pageSize: largestPageSize };

/** The names of the chemical types, for columns and filters that show them all. */
export function useTypeOptions() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: resourceKeys.list(chemicalTypes, query),
    queryFn: ({ signal }) => resourceCalls(api, chemicalTypes).list(query, signal),
  });
  return (data?.data ?? []).map((type) => ({
    value: type._id,
    label: titleOf(chemicalTypes, type),
  }));
}

/** The units that something is packed in, by name with the symbol beside it. */
export function useUnitOptions() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: resourceKeys.list(units, query),
    queryFn: ({ signal }) => resourceCalls(api, units).list(query, signal),
  });
  return (data?.data ?? []).map(({ _id, name, symbol }) => ({
    value: _id,
    label: name,
    detail: symbol,
  }));
}

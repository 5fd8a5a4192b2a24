import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';
import { letterIn, pageIn, pageSizeIn, searchIn } from '../common/read-address';

/** A page of suppliers by the URL's search or letter, or of all. */
export function useFoundSuppliers(address: URLSearchParams) {
  const api = useApi();
  const search = searchIn(address);
  const letter = letterIn(address);
  const page = { page: pageIn(address), pageSize: pageSizeIn(address) };
  const isByLetter = search === '' && letter !== undefined;
  const query = { ...page, ...(search !== '' && { search }) };
  return useQuery({
    queryKey: isByLetter
      ? [...resourceKeys.all(suppliers), 'letter', letter, page]
      : resourceKeys.list(suppliers, query),
    queryFn: ({ signal }) =>
      isByLetter
        ? api.call(supplierEndpoints.byLetter, { query: { ...page, alphabet: letter }, signal })
        : resourceCalls(api, suppliers).list(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** The number of suppliers for each letter. */
export function useSupplierLetters() {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(suppliers), 'letters'],
    queryFn: ({ signal }) => api.call(supplierEndpoints.letters, { signal }),
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import { everyPage } from '../common/every-page';
import { letterIn, pageIn, pageSizeIn, searchIn } from '../common/read-address';
import type { MappedList } from './partner-chemicals';

/** The search and letter of a list of chemicals, from the URL. */
export function narrowedBy(address: URLSearchParams) {
  const search = searchIn(address);
  const letter = letterIn(address);
  return { ...(search !== '' && { search }), ...(letter !== undefined && { letter }) };
}

function pageOf(address: URLSearchParams) {
  return { ...narrowedBy(address), page: pageIn(address), pageSize: pageSizeIn(address) };
}

/** A page of the chemicals linked to the partner. */
export function useLinkedChemicals({ kind, partner, address }: MappedList) {
  const api = useApi();
  const id = partner._id;
  const query = pageOf(address.address);
  return useQuery({
    queryKey: [...resourceKeys.all(kind.resource), 'linked', id, query],
    queryFn: ({ signal }) => api.call(kind.lists.chemicals, { id, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that fetches all linked chemicals that match the URL's search and letter. */
export function useAllLinked({ kind, partner, address }: MappedList) {
  const api = useApi();
  return () =>
    everyPage((page) => {
      const query = { ...narrowedBy(address.address), ...page };
      return api.call(kind.lists.chemicals, { id: partner._id, query });
    });
}

/** A page of the catalogue, each chemical with whether it is linked. */
export function useLinkableChemicals({ kind, partner, address }: MappedList) {
  const api = useApi();
  const id = partner._id;
  const query = pageOf(address.address);
  return useQuery({
    queryKey: [...resourceKeys.all(kind.resource), 'linkable', id, query],
    queryFn: ({ signal }) => api.call(kind.lists.chemicalsToLink, { id, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The number of chemicals for each letter, drafts included. */
export function useChemicalLetters() {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(chemicals), 'letters'],
    queryFn: ({ signal }) => api.call(chemicalEndpoints.letters, { asStaff: true, signal }),
  });
}

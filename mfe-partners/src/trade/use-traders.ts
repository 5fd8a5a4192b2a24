import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { useApi } from 'shared-ui/client';
import { type Page, resourceKeys, useAddress } from 'shared-ui/resource';
import { everyPage } from '../common/every-page';
import { pageIn } from '../common/read-address';

interface TraderPageRequest {
  readonly page: number;
  readonly pageSize: number;
}

interface Side<Row> {
  readonly resource: typeof suppliers | typeof customers;
  readonly chemicalId: string;
  /** The URL parameter of the page number. */
  readonly pageName: string;
  readonly ask: (page: TraderPageRequest, signal?: AbortSignal) => Promise<Page<Row>>;
}

const pageSize = 25;

/** The suppliers of a chemical. */
export function useSuppliersOf(chemicalId: string) {
  const api = useApi();
  return useTraders({
    resource: suppliers,
    chemicalId,
    pageName: 'suppliersPage',
    ask: (page, signal) =>
      api.call(supplierEndpoints.byChemical, {
        query: { ...page, chemicalId },
        ...(signal && { signal }),
      }),
  });
}

/** The customers of a chemical. */
export function useCustomersOf(chemicalId: string) {
  const api = useApi();
  return useTraders({
    resource: customers,
    chemicalId,
    pageName: 'customersPage',
    ask: (page, signal) =>
      api.call(customerEndpoints.byChemical, {
        query: { ...page, chemicalId },
        ...(signal && { signal }),
      }),
  });
}

function useTraders<Row extends { readonly _id: string }>(side: Side<Row>) {
  const { resource, chemicalId, pageName, ask } = side;
  const address = useAddress();
  const page = { page: pageIn(address.address, pageName), pageSize };
  const query = useQuery({
    queryKey: [...resourceKeys.all(resource), 'of-chemical', chemicalId, page],
    queryFn: ({ signal }) => ask(page, signal),
    placeholderData: keepPreviousData,
  });
  return { resource, chemicalId, pageName, query, everyone: () => everyPage(ask) };
}

/** The list of suppliers or customers of a chemical. */
export type TraderSide<Row extends { readonly _id: string }> = ReturnType<typeof useTraders<Row>>;

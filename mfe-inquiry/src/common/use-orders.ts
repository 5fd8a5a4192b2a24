import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orders } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { type FilterOf, resourceCalls, resourceKeys } from 'shared-ui/resource';

export interface OrdersShown {
  filters: Readonly<Partial<Record<FilterOf<typeof orders>, string>>>;
  page?: number;
  pageSize?: number;
  isEnabled?: boolean;
}

/** Orders of an offer, an inquiry, a customer or a chemical, the latest first. */
export function useOrders({ filters, page = 1, pageSize = 10, isEnabled = true }: OrdersShown) {
  const { list } = resourceCalls(useApi(), orders);
  const query = { ...filters, page, pageSize };
  return useQuery({
    queryKey: resourceKeys.list(orders, query),
    queryFn: ({ signal }) => list(query, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

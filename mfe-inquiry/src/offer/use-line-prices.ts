import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type offers, priceEndpoints } from 'contract/inquiry';
import { salesPrices, supplierPrices } from 'contract/partner';
import { useSettled } from 'shared-ui';
import { type ApiClient, useApi } from 'shared-ui/client';
import type { ResourceFormController } from 'shared-ui/form';
import { resourceKeys } from 'shared-ui/resource';
import type { LineDraft } from './line-draft';
import { type PriceOf, priceQueryOf, withPrice } from './line-prices';

type Query = NonNullable<ReturnType<typeof priceQueryOf>>;

/** Asked again only once typing pauses. */
const pause = 400;

/** The sales price that is valid for a line, or why there is none; undefined while that is unknown. */
export function useSuggestedPrice(line: LineDraft, of: PriceOf) {
  const api = useApi();
  const query = useQueryOfLine(line, of);
  return useQuery({
    ...suggestion(api, query ?? noQuery),
    enabled: query !== null,
  }).data;
}

/** The suppliers of a line's chemical, the lowest price first. */
export function useSuppliers(line: LineDraft, of: PriceOf) {
  const api = useApi();
  const query = useQueryOfLine(line, of);
  return useQuery({
    queryKey: [...resourceKeys.all(supplierPrices), 'compared', query],
    queryFn: ({ signal }) => api.call(priceEndpoints.compare, { query: query ?? noQuery, signal }),
    enabled: query !== null,
    select: ({ data }) => data,
  }).data;
}

/** Fills the valid sales price into the line with this key, unless one is entered meanwhile. */
export function useTakePrice(form: ResourceFormController<typeof offers>, of: PriceOf) {
  const api = useApi();
  const cache = useQueryClient();
  return async (line: LineDraft) => {
    const query = priceQueryOf(line, of);
    if (query === null) return;
    const { data } = await cache.fetchQuery(suggestion(api, query));
    const { fields } = form;
    const lines = fields.getValues('lines') ?? [];
    const next = lines.map((one) =>
      one.key === line.key && one.chemicalId === line.chemicalId ? withPrice(one, data) : one,
    );
    if (next.some((one, place) => one !== lines[place])) {
      fields.setValue('lines', next, { shouldDirty: true });
    }
  };
}

const noQuery: Query = { inquiryId: '', chemicalId: '', currency: '' };

function useQueryOfLine(line: LineDraft, of: PriceOf): Query | null {
  const text = useSettled(JSON.stringify(priceQueryOf(line, of)), pause);
  return parsedQuery(text);
}

/** Guarantee: the text was written by `useQueryOfLine`. */
function parsedQuery(text: string) {
  return JSON.parse(text) as Query | null;
}

function suggestion(api: ApiClient, query: Query) {
  return {
    queryKey: [...resourceKeys.all(salesPrices), 'suggested', query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(priceEndpoints.suggest, { query, signal }),
  };
}

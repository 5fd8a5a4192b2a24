import type { groupPaths } from '../path-style';
import type { Resource } from '../resource';
import type { priceFields, priceFilters, priceSorts } from './price-fields';

/** The common part of supplier prices and sales prices, as a resource: the type for code that serves both. */
export type AnyPrice = Resource<
  'supplierPrice' | 'salesPrice',
  typeof priceFields,
  (typeof priceSorts)[number],
  typeof priceFilters,
  ReturnType<typeof groupPaths>
>;

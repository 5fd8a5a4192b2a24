import { page, withPlainPages } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';
import manifest from '../remote.json';

/** The pages with addresses of their own. */
const ownPages: RouteObject[] = [
  { path: 'search-suppliers', ...page(() => import('./letter/search-suppliers.page')) },
  { path: 'supplier-table', ...page(() => import('./supplier/supplier-table.page')) },
  { path: 'supplier-form', ...page(() => import('./supplier/supplier-form.page')) },
  { path: 'edit-supplier-form/:id', ...page(() => import('./supplier/edit-supplier-form.page')) },
  { path: 'chemical-mapping', ...page(() => import('./mapping/supplier-mapping.page')) },
  { path: 'chemical-search', ...page(() => import('./trade/chemical-search.page')) },
  { path: 'customer-table', ...page(() => import('./customer/customer-table.page')) },
  { path: 'customer-form', ...page(() => import('./customer/customer-form.page')) },
  { path: 'edit-customer-form/:id', ...page(() => import('./customer/edit-customer-form.page')) },
  { path: 'customer-chemical-mapping', ...page(() => import('./mapping/customer-mapping.page')) },
];

/** Every page of this remote: its own, and the screens of plain resources at the other addresses of `remote.json`. */
export const routes: RouteObject[] = withPlainPages(ownPages, {
  patterns: manifest.patterns,
  load: (noun) => import(`./${noun}/${noun}.screens.tsx`),
});

export function supplierTableHref() {
  return '/supplier-table';
}

/** The form for a new supplier, blank or as a copy. */
export function supplierFormHref(options: { copyOf?: string } = {}) {
  return options.copyOf === undefined ? '/supplier-form' : `/supplier-form?copy=${options.copyOf}`;
}

/** The prices of suppliers, of one supplier or chemical. */
export function supplierPriceHref(filters: { supplierId?: string; chemicalId?: string } = {}) {
  return `/supplier-price?${new URLSearchParams(filters)}`;
}

/** Sales prices, of one list or chemical. */
export function salesPriceHref(filters: { priceListId?: string; chemicalId?: string } = {}) {
  return `/sales-price?${new URLSearchParams(filters)}`;
}

export function editSupplierHref(id: string) {
  return `/edit-supplier-form/${id}`;
}

export function customerTableHref() {
  return '/customer-table';
}

/** The form for a new customer, blank or as a copy. */
export function customerFormHref(options: { copyOf?: string } = {}) {
  return options.copyOf === undefined ? '/customer-form' : `/customer-form?copy=${options.copyOf}`;
}

export function editCustomerHref(id: string) {
  return `/edit-customer-form/${id}`;
}

/** Who supplies a chemical, and who buys it. */
export function tradersHref(chemicalId: string) {
  return `/chemical-search?chemical=${chemicalId}`;
}

/** The mapping of suppliers' chemicals, optionally with a supplier chosen. */
export function supplierMappingHref(id?: string) {
  return id === undefined ? '/chemical-mapping' : `/chemical-mapping?partner=${id}`;
}

/** The mapping of customers' chemicals, optionally with a customer chosen. */
export function customerMappingHref(id?: string) {
  return id === undefined
    ? '/customer-chemical-mapping'
    : `/customer-chemical-mapping?partner=${id}`;
}

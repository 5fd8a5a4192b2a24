import type { inquiries, orders, ProductInquiryStatus } from 'contract/inquiry';
import { page, withPlainPages } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';
import type { FilterOf } from 'shared-ui/resource';
import manifest from '../remote.json';

/** The pages with addresses of their own. */
const ownPages: RouteObject[] = [
  { path: 'inquiry-list', ...page(() => import('./inquiry-list/inquiry-list.page')) },
  { path: 'add-inquiry', ...page(() => import('./inquiry/add-inquiry.page')) },
  { path: 'edit-inquiry/:id', ...page(() => import('./inquiry/edit-inquiry.page')) },
  { path: 'edit-offer/:id', ...page(() => import('./offer/edit-offer.page')) },
  { path: 'order-list', ...page(() => import('./order/order-list.page')) },
  { path: 'edit-order/:id', ...page(() => import('./order/edit-order.page')) },
  { path: 'follow-up-calendar', ...page(() => import('./calendar/follow-up-calendar.page')) },
  { path: 'inquiry-report', ...page(() => import('./money/report.page')) },
  {
    path: 'supplier-request-list',
    ...page(() => import('./request/supplier-request-list.page')),
  },
  {
    path: 'edit-supplier-request/:id',
    ...page(() => import('./request/edit-supplier-request.page')),
  },
  {
    path: 'exchange-rate-table',
    ...page(() => import('./exchange-rate/exchange-rate.screens')),
  },
  { path: 'source-table', ...page(() => import('./source/source.screens')) },
  { path: 'status-table', ...page(() => import('./status/status.screens')) },
  {
    path: 'product-inquiry-table',
    ...page(() => import('./product-inquiry/product-inquiry-table.page')),
  },
];

/** Every page of this remote: its own, and the screens of plain resources at the other addresses of `remote.json`. */
export const routes: RouteObject[] = withPlainPages(ownPages, {
  patterns: manifest.patterns,
  load: (noun) => import(`./${noun}/${noun}.screens.tsx`),
});

/** Filters of the inquiry list as URL parameters. */
export type InquiryFilters = Readonly<Partial<Record<FilterOf<typeof inquiries>, string>>>;

/** The inquiry list, with optional filters. */
export function inquiryListHref(filters: InquiryFilters = {}) {
  return withQuery('/inquiry-list', filters);
}

/** The inquiry list as a board with a column for each status. */
export function inquiryBoardHref(filters: InquiryFilters = {}) {
  return withQuery('/inquiry-list', { layout: 'board', ...filters });
}

/** The form for a new inquiry, blank or as a copy. */
export function addInquiryHref(options: { copyOf?: string } = {}) {
  return withQuery('/add-inquiry', { copy: options.copyOf });
}

export function editInquiryHref(id: string) {
  return `/edit-inquiry/${id}`;
}

/** A version of an inquiry's offer. */
export function editOfferHref(id: string) {
  return `/edit-offer/${id}`;
}

export function editOrderHref(id: string) {
  return `/edit-order/${id}`;
}

/** A version of a request to suppliers. */
export function editSupplierRequestHref(id: string) {
  return `/edit-supplier-request/${id}`;
}

export function supplierRequestListHref() {
  return '/supplier-request-list';
}

/** The list of orders, with optional filters. */
export function orderListHref(
  filters: Readonly<Partial<Record<FilterOf<typeof orders>, string>>> = {},
) {
  return withQuery('/order-list', filters);
}

/** A report of money: a saved one, or what the parameters say. */
export function reportHref(parameters: Readonly<Record<string, string | undefined>> = {}) {
  return withQuery('/inquiry-report', parameters);
}

interface ProductInquiriesShown {
  status?: ProductInquiryStatus;
  /** The `_id` of the product inquiry whose sheet is open. */
  open?: string;
}

/** The list of product inquiries from the site. */
export function productInquiriesHref({ status, open }: ProductInquiriesShown = {}) {
  return withQuery('/product-inquiry-table', { status, open });
}

function withQuery(path: string, parameters: Readonly<Record<string, string | undefined>>) {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}

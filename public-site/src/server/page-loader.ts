import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { PageRequest } from './page-request';

export interface PageArgs {
  page: PageRequest;
  /** By the names in the route's path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
}

/** Makes the data of a page, on the server alone; the browser gets it as JSON. */
export type PageLoader<Data> = (args: PageArgs) => Promise<Data>;

/** A page's loader in the router's form. */
export function routerLoader(load: PageLoader<unknown>): LoaderFunction {
  return ({ params, context }: LoaderFunctionArgs) => load({ params, page: pageRequest(context) });
}

function pageRequest(context: unknown): PageRequest {
  if (context instanceof PageRequest) return context;
  throw new TypeError('Loaders run with the PageRequest as their context');
}

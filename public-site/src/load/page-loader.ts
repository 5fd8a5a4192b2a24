import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { PageRequest } from './page-request';

interface PageArgs {
  page: PageRequest;
  /** The parameters of the route's path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The path of the matched route, such as `/blog/:slug`. */
  route: string;
}

/** Loads the data of a page, on the server only; the browser gets it as JSON. */
export type PageLoader<Data> = (args: PageArgs) => Promise<Data>;

/** Adapts a page's loader to the router. */
export function routerLoader(load: PageLoader<unknown>, route = ''): LoaderFunction {
  return ({ params, context }: LoaderFunctionArgs) =>
    load({ params, route, page: pageRequest(context) });
}

function pageRequest(context: unknown): PageRequest {
  if (context instanceof PageRequest) return context;
  throw new TypeError('Loaders run with the PageRequest as their context');
}

/** Thrown by a loader when nothing exists at the address. */
export class NotFound extends Error {
  override name = 'NotFound';
}

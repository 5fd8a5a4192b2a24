import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';

/** The module of a page: it exports its component as `Component`, and optionally a `loader`. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/**
 * The parts of a route whose code is loaded on its first visit. React Router's own `lazy` caches a failed import for
 * ever; this retries at the next visit.
 *
 * @example
 * { path: 'unit', ...page(() => import('./unit/unit.screens')) }
 */
export function page(load: () => Promise<PageModule>) {
  let loaded: PageModule | undefined;

  async function loader(args: LoaderFunctionArgs, context?: unknown) {
    const module = await load();
    // A module in JavaScript, or behind a cast, may not match its type: an empty page would hide the cause.
    if (
      typeof Object(module).Component !== 'function' &&
      typeof Object(module).Component !== 'object'
    )
      throw new TypeError('The page exports no Component');
    loaded = module;
    return loaded.loader ? loaded.loader(args, context) : null;
  }

  function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
    if (loaded === undefined) return true;
    return loaded.loader !== undefined && defaultShouldRevalidate;
  }

  function Component() {
    return loaded === undefined ? null : <loaded.Component />;
  }

  return { loader, shouldRevalidate, Component, handle: { preload: load } };
}

/** Preloads the page at an address before a likely visit; a failure is left to the visit. */
export function preloadPage(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const preload: unknown = Object(route.handle).preload;
    if (typeof preload === 'function')
      Promise.resolve()
        .then(() => preload())
        .catch(() => undefined);
  }
}

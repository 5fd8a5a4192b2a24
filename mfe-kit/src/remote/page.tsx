import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';

/** A file that holds a page: it exports its component as `Component`, and a `loader` when it has one. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/**
 * The parts of a route whose code is loaded when it is first visited. React Router's own `lazy` keeps a failed
 * import for ever; this asks again at the next visit.
 *
 * @example
 * { path: 'unit', ...page(() => import('./unit/unit.screens')) }
 */
export function page(load: () => Promise<PageModule>) {
  let loaded: PageModule | undefined;

  async function loader(args: LoaderFunctionArgs, context?: unknown) {
    const module = await load();
    // A module written in JavaScript, or cast, may not keep its type: an empty page would say nothing.
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

/** Starts loading the code of the page at an address, for a visit that is likely; one that fails is left to the visit. */
export function preloadPage(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const preload: unknown = Object(route.handle).preload;
    if (typeof preload === 'function')
      Promise.resolve()
        .then(() => preload())
        .catch(() => undefined);
  }
}

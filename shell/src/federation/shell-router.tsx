import type { ReactNode } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { PanelFailed } from '../app/root-boundary';
import type { Federation } from './federation-context';
import { RemoteErrorCard } from './remote-error-card';
import type { LoadedRemote } from './loaded-remote';
import { remoteRoute, remoteToAdd, type ShellServices } from './remote-routes';
import { NextPage } from './next-page';
import { createRouteTable } from './route-table';

export interface ShellRouterOptions {
  /** The frame; it renders an `<Outlet/>`. */
  readonly frame: ReactNode;
  /** The shell's own pages inside the frame, with relative paths. */
  readonly shellRoutes: readonly RouteObject[];
  /** Pages outside the frame: the login. */
  readonly outerRoutes?: readonly RouteObject[];
  readonly notFound: ReactNode;
  /** Shown in the frame while the first page loads. */
  readonly loading: ReactNode;
  readonly federation: Federation;
  readonly services: ShellServices;
  /** While false, no remote is loaded: the frame redirects to the login. */
  readonly isSignedIn: () => boolean;
  /** Replaces the browser's router: tests keep the address in memory. */
  readonly createRouter?: typeof createBrowserRouter;
}

/**
 * The page's one router. A remote's routes are added when an address first needs them. The layout has no path, but its
 * child has: an error while a remote is looked up goes to the deepest matching route, which must be inside the frame.
 */
export function createShellRouter(options: ShellRouterOptions) {
  const { federation, services, isSignedIn, createRouter = createBrowserRouter } = options;
  const { watch } = federation;
  const routeOf = (loaded: LoadedRemote) => remoteRoute(loaded, { services, watch });

  const table = createRouteTable({
    all: (remotes) => shellTable(options, remotes.map(routeOf)),
    set: (routes) => router._internalSetRoutes(routes),
  });
  // Starts at once with the page's address.
  const router = createRouter(shellTable(options, []), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      await federation.store.whenKnown();
      const remote = isSignedIn() ? remoteToAdd(federation, path, table) : undefined;
      if (remote === undefined) return;
      const loaded = await federation.loader.load(remote.id);
      if (signal.aborted || table.get(remote.id) !== undefined) return;
      table.add(loaded, () => patch('content', [routeOf(loaded)]));
    },
  });
  return { router, table };
}

function shellTable(options: ShellRouterOptions, remotes: readonly RouteObject[]): RouteObject[] {
  const { frame, shellRoutes, outerRoutes = [], notFound, loading } = options;
  const content: RouteObject = {
    id: 'content',
    path: '/',
    element: (
      <NextPage>
        <Outlet />
      </NextPage>
    ),
    errorElement: <RemoteErrorCard />,
    hydrateFallbackElement: loading,
    children: [
      ...shellRoutes,
      ...remotes,
      // The loader makes the page show `loading` instead of this while a remote is looked up.
      { path: '*', loader: () => null, element: notFound },
    ],
  };
  const errorElement = <PanelFailed />;
  return [
    ...outerRoutes.map((route) => ({ ...route, errorElement })),
    { id: 'frame', element: frame, errorElement, children: [content] },
  ];
}

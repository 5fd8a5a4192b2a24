import type { RegistryRemote } from 'contract/release';
import { matchRemote } from 'contract/release';
import type { HostServices } from 'mfe-kit';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Federation } from './federation-context';
import { LifecycleHost } from './lifecycle-host';
import type { LoadedRemote } from './loaded-remote';
import { inTime, type PageWatch } from './page-watch';
import { RemoteErrorCard } from './remote-error-card';
import { RemotePage } from './remote-page';
import type { RouteTable } from './route-table';

/** The shell's services for remotes mounted by lifecycles; the rest comes from the router and the page. */
export type ShellServices = Omit<
  HostServices,
  'basename' | 'location' | 'navigate' | 'reportError' | 'services' | 'styleNonce'
>;

/**
 * The remote that an address needs and the router lacks; `undefined` when no remote owns the address, or its routes
 * exist.
 */
export function remoteToAdd(
  { store }: Pick<Federation, 'store'>,
  pathname: string,
  table: Pick<RouteTable, 'get'>,
): RegistryRemote | undefined {
  const remote = matchRemote(store.current().registry, pathname);
  return remote === undefined || table.get(remote.id) ? undefined : remote;
}

/** The routes of a remote under the shell's router: its own, or one host for its lifecycles. */
export function remoteRoute(
  loaded: LoadedRemote,
  { services, watch }: { readonly services: ShellServices; readonly watch: PageWatch },
): RouteObject {
  const { remote, version } = loaded;
  const facts = { id: remote.id, title: remote.title, version: version.version };
  const id = `remote:${remote.id}@${version.version}`;
  const route = { id, handle: facts, errorElement: <RemoteErrorCard remote={facts} /> };
  if (loaded.mount === 'routes')
    return {
      ...route,
      element: <RemotePage remote={remote.id} version={version.version} name={id} watch={watch} />,
      children: loaded.definition.routes.map((one, at) =>
        bounded(named(one, `${id}/${at}`), { name: id, watch }),
      ),
    };
  return {
    ...route,
    element: (
      <LifecycleHost key={id} lifecycles={loaded.lifecycles} facts={facts} services={services} />
    ),
    children: remote.patterns.map((pattern) => ({ path: pattern.slice(1), element: null })),
  };
}

interface Bounds {
  /** The remote with its version. */
  readonly name: string;
  readonly watch: PageWatch;
}

/** Its data and its code have a limit of time; redirects in a circle end. */
function bounded(route: RouteObject, bounds: Bounds): RouteObject {
  const { loader, lazy, children } = route;
  const limited: RouteObject = {
    ...route,
    ...(typeof loader === 'function' && {
      loader: (args: LoaderFunctionArgs, context: unknown) => {
        bounds.watch.begin(`${bounds.name} ${new URL(args.request.url).pathname}`);
        return inTime(ending(bounds.watch, async () => loader(args, context)));
      },
    }),
    ...(typeof lazy === 'function' && { lazy: () => inTime(lazy()) }),
  };
  if (limited.index === true || children === undefined) return limited;
  return { ...limited, children: children.map((child) => bounded(child, bounds)) };
}

/** Data that came, or did not, ends a start; a redirect begins another. */
async function ending(watch: PageWatch, load: () => Promise<unknown>): Promise<unknown> {
  const isRedirect = (one: unknown) => one instanceof Response && one.headers.has('location');
  try {
    const data = await load();
    if (!isRedirect(data)) watch.end();
    return data;
  } catch (error) {
    if (!isRedirect(error)) watch.end();
    throw error;
  }
}

/** Ids are unique per version, so that the loaded data of one version is not used for another. */
function named(route: RouteObject, id: string): RouteObject {
  if (route.index) return { ...route, id: route.id ?? id };
  const { children } = route;
  return {
    ...route,
    id: route.id ?? id,
    ...(children && { children: children.map((child, at) => named(child, `${id}-${at}`)) }),
  };
}

import type { RegistryRemote } from 'contract/release';
import { matchRemote } from 'contract/release';
import type { HostServices } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';
import type { Federation } from './federation-context';
import { LifecycleHost } from './lifecycle-host';
import type { LoadedRemote } from './loaded-remote';
import { RemoteErrorCard } from './remote-error-card';
import type { RouteTable } from './route-table';

/** The shell's services for remotes mounted by lifecycles; the rest comes from the router and the page. */
export type ShellServices = Omit<
  HostServices,
  'basename' | 'location' | 'navigate' | 'reportError' | 'styleNonce'
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
export function remoteRoute(loaded: LoadedRemote, services: ShellServices): RouteObject {
  const { remote, version } = loaded;
  const facts = { id: remote.id, title: remote.title, version: version.version };
  const id = `remote:${remote.id}@${version.version}`;
  const route = { id, errorElement: <RemoteErrorCard remote={facts} /> };
  if (loaded.mount === 'routes')
    return {
      ...route,
      children: loaded.definition.routes.map((one, at) => named(one, `${id}/${at}`)),
    };
  return {
    ...route,
    element: (
      <LifecycleHost key={id} lifecycles={loaded.lifecycles} facts={facts} services={services} />
    ),
    children: remote.patterns.map((pattern) => ({ path: pattern.slice(1), element: null })),
  };
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

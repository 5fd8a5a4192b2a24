import type { RegistryRemote } from 'contract/release';
import { matchRemote } from 'contract/release';
import type { HostServices } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';
import type { Federation } from './federation-context';
import { LifecycleHost } from './lifecycle-host';
import type { LoadedRemote } from './loaded-remote';
import { RemoteErrorCard } from './remote-error-card';

/** What the shell hands to remotes that are mounted by lifecycles; address and navigation come from the router. */
export type ShellServices = Omit<HostServices, 'basename' | 'location' | 'navigate'>;

/** The remote that an address still lacks; `undefined` when nobody owns it or it is there. */
export function remoteToAdd(
  { store }: Pick<Federation, 'store'>,
  pathname: string,
  added: ReadonlySet<string>,
): RegistryRemote | undefined {
  const remote = matchRemote(store.current().registry, pathname);
  return remote === undefined || added.has(remote.id) ? undefined : remote;
}

/** The routes of a remote under the shell's router: its own, or one host that its lifecycles are mounted in. */
export function remoteRoute(loaded: LoadedRemote, services: ShellServices): RouteObject {
  const { remote, version } = loaded;
  const facts = { id: remote.id, title: remote.title, version: version.version };
  const route = { id: `remote:${remote.id}`, errorElement: <RemoteErrorCard remote={facts} /> };
  if (loaded.mount === 'routes') return { ...route, children: loaded.definition.routes };
  return {
    ...route,
    element: <LifecycleHost lifecycles={loaded.lifecycles} facts={facts} services={services} />,
    children: remote.patterns.map((pattern) => ({ path: pattern.slice(1), element: null })),
  };
}

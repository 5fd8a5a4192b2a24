import { chosenVersion, type Registry, remoteFor } from 'contract/release';

/** The registry as an admin sees it: with the menus and addresses of the versions chosen for them. */
export function registryFor(registry: Registry, adminId: string | undefined): Registry {
  return { ...registry, remotes: registry.remotes.map((remote) => remoteFor(remote, adminId)) };
}

export interface OwnBuilds {
  /** The page's build of the panel; undefined in development. */
  readonly build: string | undefined;
  /** The one that did not start in this browser. */
  readonly missed: string | undefined;
  readonly adminId: string | undefined;
}

/** Whether a reload would bring another build of the panel than this page has. */
export function isFromBefore({ build, missed, adminId }: OwnBuilds, { panel }: Registry): boolean {
  if (build === undefined || panel === undefined) return false;
  const chosen = chosenVersion(panel, adminId);
  return chosen !== build && chosen !== missed;
}

import { type Registry, remoteFor } from 'contract/release';

/** The registry as an admin sees it: with the menus and addresses of the versions chosen for them. */
export function registryFor(registry: Registry, adminId: string | undefined): Registry {
  return { ...registry, remotes: registry.remotes.map((remote) => remoteFor(remote, adminId)) };
}

/** Whether the server has a different build of the shell than this page. */
export function isFromBefore(build: string | undefined, { shellBuild }: Registry): boolean {
  return build !== undefined && shellBuild !== undefined && build !== shellBuild;
}

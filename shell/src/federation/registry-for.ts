import { type Registry, remoteFor } from 'contract/release';

/** The registry as an admin is to see it: with the menus and addresses of the versions that are chosen for them. */
export function registryFor(registry: Registry, adminId: string | undefined): Registry {
  return { ...registry, remotes: registry.remotes.map((remote) => remoteFor(remote, adminId)) };
}

/** Whether the server has another build of the shell by now than the page came with. */
export function isFromBefore(build: string | undefined, { shellBuild }: Registry): boolean {
  return build !== undefined && shellBuild !== undefined && build !== shellBuild;
}

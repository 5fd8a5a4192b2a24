import type { Registry, RegistryRemote } from './registry-schema';
import { matchesPattern } from './route-pattern';

/** The first remote in the registry's order that owns a path name, in an active or rolled-out version. */
export function matchRemote(registry: Registry, pathname: string): RegistryRemote | undefined {
  return registry.remotes.find(({ patterns, rolloutManifest }) =>
    [...patterns, ...(rolloutManifest?.patterns ?? [])].some((pattern) =>
      matchesPattern(pattern, pathname),
    ),
  );
}

/** The remote with the anchor (`#tax`) in its menu; it opens on top of the current page. */
export function matchAnchor(registry: Registry, hash: string): RegistryRemote | undefined {
  return registry.remotes.find(({ nav }) =>
    nav.some(({ entries }) => entries.some(({ path }) => path.startsWith('#') && path === hash)),
  );
}

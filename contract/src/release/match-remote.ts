import type { Registry, RegistryRemote } from './registry-schema';
import { matchesPattern } from './route-pattern';

/** The remote that owns a path name, in a version that runs or is rolled out; the first in the registry's order. */
export function matchRemote(registry: Registry, pathname: string): RegistryRemote | undefined {
  return registry.remotes.find(({ patterns, rolloutManifest }) =>
    [...patterns, ...(rolloutManifest?.patterns ?? [])].some((pattern) =>
      matchesPattern(pattern, pathname),
    ),
  );
}

/** The remote whose nav has the anchor (`#tax`): it opens over whichever page one is on. */
export function matchAnchor(registry: Registry, hash: string): RegistryRemote | undefined {
  return registry.remotes.find(({ nav }) =>
    nav.some(({ entries }) => entries.some(({ path }) => path.startsWith('#') && path === hash)),
  );
}

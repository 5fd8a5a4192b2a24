import type { Registry, RegistryRemote } from './registry-schema';
import { matchesPattern, matchesSegments, segmentsOf } from './route-pattern';

/** The first remote in the registry's order that owns a path name, in an active or rolled-out version. */
export function matchRemote(registry: Registry, pathname: string): RegistryRemote | undefined {
  const given = segmentsOf(pathname);
  return addressesOf(registry).find(({ segments }) => matchesSegments(segments, given))?.remote;
}

interface Address {
  readonly remote: RegistryRemote;
  readonly segments: readonly string[];
}

/** Each request of the site is matched: the patterns of a registry are split once. */
const addresses = new WeakMap<Registry, readonly Address[]>();

function addressesOf(registry: Registry): readonly Address[] {
  const known = addresses.get(registry);
  if (known) return known;
  const split = registry.remotes.flatMap((remote) =>
    [...remote.patterns, ...(remote.rolloutManifest?.patterns ?? [])].map((pattern) => ({
      remote,
      segments: segmentsOf(pattern),
    })),
  );
  addresses.set(registry, split);
  return split;
}

/** The remote of which a version that no longer runs had the path name. */
export function formerRemote({ remotes }: Registry, pathname: string): RegistryRemote | undefined {
  return remotes.find(({ formerPatterns }) =>
    formerPatterns.some((pattern) => matchesPattern(pattern, pathname)),
  );
}

/** The remote with the anchor (`#tax`) in its menu; it opens on top of the current page. */
export function matchAnchor(registry: Registry, hash: string): RegistryRemote | undefined {
  return registry.remotes.find(({ nav }) =>
    nav.some(({ entries }) => entries.some(({ path }) => path.startsWith('#') && path === hash)),
  );
}

import type { Registry, RegistryRemote } from 'contract/release';

/** The versions that this browser knows to be revoked: an older registry must not bring them back. */
export interface RevokedVersions {
  note(registry: Registry): void;
  /** The registry without them; a remote with no version left is removed. */
  removeFrom(registry: Registry): Registry;
}

const storageKey = 'remotes:revoked';

export function createRevokedVersions(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): RevokedVersions {
  const known = new Set(namesIn(storage));
  const isRevoked = (remote: string, version: string) => known.has(`${remote}@${version}`);

  return {
    note({ revoked }) {
      const names = revoked.map(({ remote, version }) => `${remote}@${version}`);
      if (names.every((name) => known.has(name))) return;
      for (const name of names) known.add(name);
      try {
        storage.setItem(storageKey, JSON.stringify([...known]));
      } catch {
        // Storage is blocked: it is known for this page only.
      }
    },
    removeFrom(registry) {
      const remotes = registry.remotes.flatMap(
        (remote) => without(remote, (version) => isRevoked(remote.id, version)) ?? [],
      );
      return { ...registry, remotes };
    },
  };
}

function without(
  remote: RegistryRemote,
  isRevoked: (version: string) => boolean,
): RegistryRemote | undefined {
  if (!remote.versions.some(({ version }) => isRevoked(version))) return remote;
  const { rollout, lastKnownGood, ...others } = remote;
  const versions = remote.versions.filter(({ version }) => !isRevoked(version));
  const good = lastKnownGood !== undefined && !isRevoked(lastKnownGood) ? lastKnownGood : undefined;
  const active = isRevoked(remote.active) ? good : remote.active;
  if (active === undefined) return undefined;
  return {
    ...others,
    active,
    versions,
    ...(good !== undefined && { lastKnownGood: good }),
    ...(rollout && !isRevoked(rollout.version) && { rollout }),
  };
}

function namesIn(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // Storage is blocked or corrupt: start with none.
    return [];
  }
}

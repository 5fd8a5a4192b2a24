import type { RegistryRemote, RegistryVersion } from './registry-schema';

/**
 * The bucket, 0 up to but not including 100, of one admin in one rollout. The same pair always gives the same
 * bucket; another salt deals anew. FNV-1a, 32 bit, finished as in MurmurHash3 so that close ids part.
 */
export function rolloutBucket(adminId: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const unit of `${salt}:${adminId}`.split(''))
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/** Whether a rollout is running that this admin has a share in. */
function isInRollout(
  { rollout }: Pick<RegistryRemote, 'rollout'>,
  adminId: string | undefined,
): boolean {
  return (
    rollout !== undefined &&
    adminId !== undefined &&
    rolloutBucket(adminId, rollout.salt) < rollout.percent
  );
}

/** A remote as this admin is to see it: with the menu and the addresses of the version that is chosen for them. */
export function remoteFor(remote: RegistryRemote, adminId: string | undefined): RegistryRemote {
  const { rolloutManifest, ...active } = remote;
  return rolloutManifest && isInRollout(remote, adminId)
    ? { ...active, ...rolloutManifest }
    : active;
}

/** The version that this admin is to get; without an admin, the active one. `undefined` when it is not there. */
export function chooseVersion(
  { rollout, active, versions }: RegistryRemote,
  adminId: string | undefined,
): RegistryVersion | undefined {
  const wanted = rollout && isInRollout({ rollout }, adminId) ? rollout.version : active;
  return versions.find(({ version }) => version === wanted);
}

/** The version to fall back on; `undefined` when none is known or it is not there. */
export function lastKnownGoodOf({ lastKnownGood, versions }: RegistryRemote) {
  return versions.find(({ version }) => version === lastKnownGood);
}

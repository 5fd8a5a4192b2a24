import type { RegistryRemote, RegistryVersion } from './registry-schema';

/**
 * The bucket, 0 up to but not including 100, of an admin in a rollout: constant for the same pair, different for
 * another salt. FNV-1a, 32 bit, finished as in MurmurHash3 so that similar ids differ.
 */
export function rolloutBucket(adminId: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const unit of `${salt}:${adminId}`.split(''))
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/** Whether the admin is included in a running rollout. */
function isInRollout(
  { rollout }: Pick<RegistryRemote, 'rollout'>,
  adminId: string | undefined,
): boolean {
  return (
    rollout !== undefined &&
    adminId !== undefined &&
    (rollout.people.includes(adminId) || rolloutBucket(adminId, rollout.salt) < rollout.percent)
  );
}

/** A remote with the menu and addresses of the version chosen for this admin. */
export function remoteFor(remote: RegistryRemote, adminId: string | undefined): RegistryRemote {
  const { rolloutManifest, ...active } = remote;
  return rolloutManifest && isInRollout(remote, adminId)
    ? { ...active, ...rolloutManifest }
    : active;
}

/** The number of the version for this admin; without an admin, that of the active one. */
export function chosenVersion(
  { rollout, active }: Pick<RegistryRemote, 'rollout' | 'active'>,
  adminId: string | undefined,
): string {
  return rollout && isInRollout({ rollout }, adminId) ? rollout.version : active;
}

/** The version for this admin; without an admin, the active one. `undefined` when it is missing. */
export function chooseVersion(
  remote: RegistryRemote,
  adminId: string | undefined,
): RegistryVersion | undefined {
  const wanted = chosenVersion(remote, adminId);
  return remote.versions.find(({ version }) => version === wanted);
}

/** The version to fall back on; `undefined` when none is known or it is missing. */
export function lastKnownGoodOf({ lastKnownGood, versions }: RegistryRemote) {
  return versions.find(({ version }) => version === lastKnownGood);
}

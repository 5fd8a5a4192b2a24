import {
  chooseVersion,
  lastKnownGoodOf,
  type RegistryRemote,
  type RegistryVersion,
} from 'contract/release';
import type { VersionMemory } from './version-memory';

export interface Wanting {
  /** The signed-in admin, for rollouts. */
  readonly adminId: () => string | undefined;
  readonly memory: Pick<VersionMemory, 'isDemoted' | 'lastWorking'>;
}

/**
 * The versions of a remote to try in order: the one chosen for this admin, the last known good one, the last one that
 * worked in this browser. A version demoted here is used only when there is no other.
 */
export function wantedVersions(
  remote: RegistryRemote,
  { adminId, memory }: Wanting,
): RegistryVersion[] {
  const before = memory.lastWorking(remote.id);
  const wanted = [
    chooseVersion(remote, adminId()),
    lastKnownGoodOf(remote),
    remote.versions.find(({ version }) => version === before),
  ].filter((version) => version !== undefined);
  const isDemoted = ({ version }: RegistryVersion) => memory.isDemoted(remote.id, version);
  const ordered = [...wanted.filter((one) => !isDemoted(one)), ...wanted.filter(isDemoted)];
  return ordered.filter(
    ({ version }, index) => ordered.findIndex((one) => one.version === version) === index,
  );
}

import type { RegistryVersion } from 'contract/release';

declare global {
  /** Hashes by container and file, which a remote's chunk loader looks up. */
  var __remoteIntegrity__: Record<string, Readonly<Record<string, string>>> | undefined;
}

type Hashes = RegistryVersion['integrity'];

const byFolder = new Map<string, Hashes>();

type Hashed = Pick<RegistryVersion, 'container' | 'integrity'>;

/** Registers the hashes of a container's files in a folder, beside those of others there. */
export function provideHashes({ container, integrity }: Hashed, base: string): void {
  globalThis.__remoteIntegrity__ ??= {};
  globalThis.__remoteIntegrity__[container] = integrity;
  const folder = new URL(base, document.baseURI).href;
  byFolder.set(folder, { ...byFolder.get(folder), ...integrity });
}

/** Registers the hashes of the shell's own files, by address. */
export function provideOwnIntegrity(folder: string, integrity: Hashes): void {
  byFolder.set(new URL(folder, document.baseURI).href, integrity);
}

/** The hash of an entry; without one, a hash that nothing matches, so that the browser blocks it. */
export function entryIntegrity({
  entry,
  integrity,
}: Pick<RegistryVersion, 'entry' | 'integrity'>): string {
  return hashOf(integrity, entry);
}

/** The required hash of a script, by its address; for a script of no version, a hash that nothing matches. */
export function integrityAt(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  for (const [folder, integrity] of byFolder) {
    if (path.startsWith(folder)) return hashOf(integrity, path.slice(folder.length));
  }
  return matchesNothing;
}

function hashOf(integrity: Hashes, file: string): string {
  return (Object.hasOwn(integrity, file) ? integrity[file] : undefined) ?? matchesNothing;
}

const matchesNothing = `sha384-${'A'.repeat(64)}`;

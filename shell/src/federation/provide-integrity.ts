import type { RegistryVersion } from 'contract/release';

declare global {
  /** By container, file to hash: where the chunk loader of a remote looks up what it may run. */
  var __remoteIntegrity__: Record<string, Readonly<Record<string, string>>> | undefined;
}

type Hashes = RegistryVersion['integrity'];

const byFolder = new Map<string, Hashes>();

/** Tells this page which files of a version it may run. */
export function provideIntegrity({ base, container, integrity }: RegistryVersion): void {
  globalThis.__remoteIntegrity__ ??= {};
  globalThis.__remoteIntegrity__[container] = integrity;
  byFolder.set(new URL(base, document.baseURI).href, integrity);
}

/** Tells this page the hashes of its own files, by their addresses. */
export function provideOwnIntegrity(folder: string, integrity: Hashes): void {
  byFolder.set(new URL(folder, document.baseURI).href, integrity);
}

/** The hash of an entry; of one that is not in the map one that nothing matches, so that the browser refuses it. */
export function entryIntegrity({ entry, integrity }: RegistryVersion): string {
  return hashOf(integrity, entry);
}

/** The hash that a script has to have, by its address; one that nothing matches for a script of no version. */
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

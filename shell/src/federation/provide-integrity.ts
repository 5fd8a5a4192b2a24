import type { RegistryVersion } from 'contract/release';

declare global {
  /** By container, file to hash: where the chunk loader of a remote looks up what it may run. */
  var __remoteIntegrity__: Record<string, Readonly<Record<string, string>>> | undefined;
}

/** Tells the chunk loader of a version which files it may run. */
export function provideIntegrity({ container, integrity }: RegistryVersion): void {
  globalThis.__remoteIntegrity__ ??= {};
  globalThis.__remoteIntegrity__[container] = integrity;
}

const unchecked = new Set<string>();

/** Lets a container run without hashes: one of a development server, whose files change while they are written. */
export function allowUnchecked(container: string): void {
  unchecked.add(container);
}

/** The hash of an entry; of one that is not in the map one that nothing matches, so that the browser refuses it. */
export function entryIntegrity({ container, entry, integrity }: RegistryVersion): string {
  return integrity[entry] ?? (unchecked.has(container) ? '' : matchesNothing);
}

const matchesNothing = `sha384-${'A'.repeat(64)}`;

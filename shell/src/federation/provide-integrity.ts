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

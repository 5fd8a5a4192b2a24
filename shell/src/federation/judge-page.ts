import { chunkErrorOf } from './load-error';
import type { FailureKind, RemoteFailure } from './remote-failure';
import type { VersionMemory } from './version-memory';

/** Failures that a retry would meet again. */
const lasting: ReadonlySet<FailureKind> = new Set(['missing', 'integrity', 'script']);

/**
 * Judges a version by a page whose code did not load: an incomplete version is excluded for the rest of the session.
 * Temporary failures are left to Retry.
 */
export async function judgePage(
  { remote, version, cause }: RemoteFailure,
  parts: {
    readonly memory: Pick<VersionMemory, 'demote'>;
    readonly classify: (cause: unknown) => Promise<FailureKind>;
  },
): Promise<void> {
  const error = chunkErrorOf(cause);
  if (error === undefined || version === undefined) return;
  if (lasting.has(await parts.classify(error))) parts.memory.demote(remote, version);
}

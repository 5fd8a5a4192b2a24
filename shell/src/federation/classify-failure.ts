import { LoadError } from './load-error';
import type { FailureKind } from './remote-failure';

/** The hash that a file was released with; `undefined` for a file of no version. */
export type HashOf = (url: string) => string | undefined;

/**
 * Finds out why a load failed. A script element only reports that it did, so the server is asked for the file's status:
 * a file that exists but did not run does not match its hash. It is then fetched past the browser's cache, which keeps
 * a version's files for ever, even wrong ones; if the fresh file is right, the next try runs it.
 */
export async function classifyFailure(cause: unknown, hashOf: HashOf): Promise<FailureKind> {
  if (!(cause instanceof LoadError) || cause.how === 'threw') return 'script';
  if (cause.how === 'timeout') return 'timeout';
  const status = await statusOf(cause.file);
  if (status === undefined) return 'network';
  if (status === 429 || status >= 500) return 'unavailable';
  if (status >= 400) return 'missing';
  return (await isRightNow(cause.file, hashOf(cause.file))) ? 'network' : 'integrity';
}

const patience = 3000;

/** The current HTTP status of a file; `undefined` without a response in time. */
async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return answer.status;
  } catch {
    return undefined;
  }
}

async function isRightNow(url: string, integrity: string | undefined): Promise<boolean> {
  if (integrity === undefined) return false;
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url, { cache: 'reload', integrity, signal });
    return answer.ok;
  } catch {
    return false;
  }
}

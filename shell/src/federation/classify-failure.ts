import { LoadError } from './load-error';
import type { FailureKind } from './remote-failure';

/** The hash that a file was released with; `undefined` for one that no version has. */
export type HashOf = (url: string) => string | undefined;

/**
 * Finds out why a load failed. A script element tells nothing but that it failed, so the server is asked for the
 * status of the file: one that is there, but was not run, is not what its hash says. Then it is fetched past the browser's
 * cache, which keeps the files of a version for ever, whatever was sent as them; when that brings the right one, the next
 * try will run it.
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

/** The HTTP status of a file now; `undefined` when there is no answer in time. */
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

import { LoadError } from './load-error';
import type { FailureKind } from './remote-failure';

/**
 * Finds out why a load failed. A script element tells nothing but that it failed, so the server is asked for the
 * status of the file: one that is there, but was not run, is not what its hash says.
 */
export async function classifyFailure(cause: unknown): Promise<FailureKind> {
  if (!(cause instanceof LoadError) || cause.how === 'threw') return 'script';
  if (cause.how === 'timeout') return 'timeout';
  const status = await statusOf(cause.file);
  if (status === undefined) return 'network';
  if (status === 429 || status >= 500) return 'unavailable';
  return status >= 400 ? 'missing' : 'integrity';
}

/** The HTTP status of a file now; `undefined` when there is no answer within 3 s. */
async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(3000),
    });
    return answer.status;
  } catch {
    return undefined;
  }
}

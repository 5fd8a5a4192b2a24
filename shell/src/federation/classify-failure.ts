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
  const answer = await headOf(cause.file);
  if (answer === undefined) return 'network';
  const { status, headers } = answer;
  if (status === 429 || status >= 500) return 'unavailable';
  if (status >= 400) return 'missing';
  // Browsers run a script under no other type, however right its content is.
  if (!/javascript/.test(headers.get('content-type') ?? '')) return 'integrity';
  return (await isRightNow(cause.file, hashOf(cause.file))) ? 'network' : 'integrity';
}

const patience = 3000;

/** The server's answer about a file; `undefined` without one in time. */
async function headOf(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
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

import { readRegistry } from 'contract/release';
import type { RegistryAnswer } from './registry-store';

/**
 * Fetches the registry, which the server returns only to signed-in admins; an unchanged one is not sent again.
 *
 * @param build - the page's build of the panel, which the versions are held against
 */
export function createRegistryCall(
  baseURL: string,
  token: () => string | undefined,
  build: string | undefined,
): () => Promise<RegistryAnswer> {
  const query = build === undefined ? '' : `?panel=${encodeURIComponent(build)}`;
  let etag: string | undefined;

  return async function ask() {
    const bearer = token();
    if (bearer === undefined) return { kind: 'unchanged' };
    try {
      const answer = await fetch(`${baseURL}/${readRegistry.path}${query}`, {
        cache: 'no-store',
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(etag !== undefined && { 'If-None-Match': etag }),
        },
        signal: AbortSignal.timeout(8000),
      });
      if (answer.status === 304) return { kind: 'unchanged' };
      if (!answer.ok) return { kind: 'failed', reason: `it answered ${answer.status}` };
      const document: unknown = await answer.json();
      etag = answer.headers.get('etag') ?? undefined;
      return { kind: 'document', document };
    } catch (cause) {
      return { kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause) };
    }
  };
}

import type { Registry } from 'contract/release';

/**
 * The registry for pages: every address of the site is first matched against it. Uses the API's cache, which a
 * release invalidates. When it cannot be read, the last one read is used.
 */
export function cachedRegistry(
  read: () => Promise<Registry>,
  report: (cause: unknown) => void,
): () => Promise<Registry> {
  let known: Registry = { remotes: [], revoked: [] };
  return async () => {
    try {
      known = await read();
    } catch (cause) {
      report(cause);
    }
    return known;
  };
}

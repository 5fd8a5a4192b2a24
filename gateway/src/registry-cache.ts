import type { Registry } from 'contract/release';

/**
 * The registry for pages: every address of the site is first held against it. The API answers it from its own cache,
 * which a release invalidates. When it cannot be read, the last one that could be counts on.
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

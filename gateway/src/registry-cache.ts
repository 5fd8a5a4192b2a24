import type { Registry } from 'contract/release';

/** How long an answer counts, in milliseconds: a release of another process is seen after this. */
const freshFor = 1000;

/**
 * The registry, read at most once in a while: every address of the site is first held against it. When it cannot be
 * read, the last one that could be counts on.
 */
export function cachedRegistry(
  read: () => Promise<Registry>,
  report: (cause: unknown) => void,
): () => Promise<Registry> {
  let known: Registry = { remotes: [] };
  let reading: Promise<Registry> | undefined;
  let readAt = -Infinity;

  async function readAgain(): Promise<Registry> {
    try {
      known = await read();
    } catch (cause) {
      report(cause);
    }
    return known;
  }

  return () => {
    if (!reading || performance.now() - readAt > freshFor) {
      readAt = performance.now();
      reading = readAgain();
    }
    return reading;
  };
}

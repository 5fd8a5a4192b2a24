export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Outlives the tab where the browser lets it. */
export const localTexts: TextStorage = tolerant(() => window.localStorage);

/** Ends with the tab. */
export const sessionTexts: TextStorage = tolerant(() => window.sessionStorage);

/**
 * A storage that works in this page whatever the browser does with it. A browser may deny storage, where even naming it
 * throws, or it may be full: what cannot be written is remembered until the page is left.
 */
export function tolerant(open: () => TextStorage): TextStorage {
  const remembered = new Map<string, string | null>();
  return {
    getItem(key) {
      const here = remembered.get(key);
      if (here !== undefined) return here;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        open().setItem(key, text);
        remembered.delete(key);
      } catch {
        remembered.set(key, text);
      }
    },
    removeItem(key) {
      try {
        open().removeItem(key);
        remembered.delete(key);
      } catch {
        remembered.set(key, null);
      }
    },
  };
}

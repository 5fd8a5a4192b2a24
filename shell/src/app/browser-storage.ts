export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Persists beyond the tab, if the browser allows it. */
export const localTexts: TextStorage = tolerant(() => window.localStorage);

/** Lasts as long as the tab. */
export const sessionTexts: TextStorage = tolerant(() => window.sessionStorage);

/**
 * A storage that works in this page even if the browser blocks storage, where the mere access throws, or it is full:
 * what cannot be written is kept in memory.
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

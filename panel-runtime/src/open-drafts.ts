const open = new Map<string, () => void>();

/**
 * Registers the draft of an open form until the returned function is called.
 *
 * @param onForget - drops what is still to be stored
 */
export function noteOpenDraft(key: string, onForget: () => void): () => void {
  open.set(key, onForget);
  return () => void open.delete(key);
}

/** The drafts whose forms are open on this page. */
export function openDraftKeys(): readonly string[] {
  return [...open.keys()];
}

/** Drops what the open forms of this page are still to store. */
export function forgetOpenDrafts(): void {
  for (const forget of open.values()) forget();
}

import type { RevokedVersion } from 'contract/release';

const noteKey = 'remotes:left';

/** Reloads the page without asking about unsaved changes, and stores the reason for the next page. */
export type LeavePage = (revoked: RevokedVersion) => void;

/** Call it before any remote runs: this listener can only stop `beforeunload` listeners that are added after it. */
export function createLeavePage(): LeavePage {
  let isLeaving = false;
  window.addEventListener('beforeunload', (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  });
  return ({ remote, version }) => {
    isLeaving = true;
    try {
      sessionStorage.setItem(noteKey, `${remote} ${version}`);
    } catch {
      // Storage is blocked: the page reloads without a note.
    }
    location.reload();
  };
}

/** Takes the reason why the previous page was reloaded; it is returned once. */
export function takeLeaveNote(): string | undefined {
  try {
    const note = sessionStorage.getItem(noteKey) ?? undefined;
    sessionStorage.removeItem(noteKey);
    return note;
  } catch {
    return undefined;
  }
}

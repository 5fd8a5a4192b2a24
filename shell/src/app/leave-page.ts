import type { RevokedVersion } from 'contract/release';

const noteKey = 'remotes:left';

/** Reloads the page without asking about unsaved changes, and stores the reason for the next page. */
export type LeavePage = (revoked: RevokedVersion) => void;

/** Call it before any remote runs: `beforeunload` listeners that are added later run after this one. */
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

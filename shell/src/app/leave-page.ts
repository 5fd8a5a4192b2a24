import type { RevokedVersion } from 'contract/release';

const noteKey = 'remotes:left';

/** Loads this page anew without asking about what is unsaved, and leaves word of why for the next one. */
export type LeavePage = (revoked: RevokedVersion) => void;

/** Called before any remote runs: what the page asks of who leaves it, is asked after this. */
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
      // Storage refused: the page goes all the same.
    }
    location.reload();
  };
}

/** What the page before this one was left for, once. */
export function takeLeaveNote(): string | undefined {
  try {
    const note = sessionStorage.getItem(noteKey) ?? undefined;
    sessionStorage.removeItem(noteKey);
    return note;
  } catch {
    return undefined;
  }
}

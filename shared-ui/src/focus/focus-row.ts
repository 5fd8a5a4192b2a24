import { isFocusLost } from './focusable';

const maxWait = 5_000;
const interval = 50;

/** Focuses the row of a record once it is in its list and no dialog is open; gives up when the user goes elsewhere. */
export function focusRow(id: string): void {
  const end = Date.now() + maxWait;
  const timer = setInterval(() => {
    if (document.querySelector('[role="dialog"]') !== null) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    if (row === null && isIdle() && Date.now() < end) return;
    clearInterval(timer);
    if (isIdle()) row?.focus();
  }, interval);
}

/** Whether the focus is where a closed dialog leaves it: on the page, or on the button or row that opened it. */
function isIdle(): boolean {
  return isFocusLost() || document.activeElement?.matches('main, button, [data-row]') === true;
}

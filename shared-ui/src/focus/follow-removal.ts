import { focusableIn, focusOn, isFocusLost } from './focusable';

/** Milliseconds that the focused control is watched; a deletion has ended by then. */
const patience = 10_000;

const rowSelector = 'tr, [role="row"], [role="treeitem"], li';

/**
 * Moves the focus when the focused control is removed within the next seconds: to the row that takes its row's place,
 * else to the nearest remaining ancestor with a control, else to the page.
 */
export function followRemoval(control: HTMLElement): void {
  const above = ancestorsOf(control);
  const row = control.closest(rowSelector);
  const list = row?.parentElement ?? null;
  const index = row === null || list === null ? -1 : Array.from(list.children).indexOf(row);

  function look() {
    if (control.isConnected) return;
    stop();
    if (isFocusLost()) focusOn(rowAt(list, index) ?? nearest(above));
  }
  function leave({ target }: FocusEvent) {
    if (target !== control && control.isConnected) stop();
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', leave);
  }
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, patience);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', leave);
  look();
}

function ancestorsOf(control: HTMLElement): readonly HTMLElement[] {
  const parent = control.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

/** The row now at this index, or the last one. */
function rowAt(list: Element | null, index: number): HTMLElement | undefined {
  if (list === null || !list.isConnected) return undefined;
  const row = list.children.item(index) ?? list.lastElementChild;
  if (!(row instanceof HTMLElement)) return undefined;
  return row.hasAttribute('tabindex') ? row : focusableIn(row);
}

function nearest(above: readonly HTMLElement[]): HTMLElement | undefined {
  const around = above.filter((one) => one.isConnected && one !== document.body);
  return around.find((one) => one.hasAttribute('tabindex'));
}

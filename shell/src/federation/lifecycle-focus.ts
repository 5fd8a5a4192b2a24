/** Sees to the focus in a remote that draws its pages by itself. */
export interface FocusKeeper {
  /** The remote is about to draw another page. */
  pageChanges(): void;
  stop(): void;
}

/**
 * Gives the focus to the page when the link that was followed goes with the page before. The frame has looked by then
 * and found it in its place: a remote in a root of its own draws its next page in its own time.
 */
export function keepFocus(element: HTMLElement): FocusKeeper {
  let last: Element | null = null;

  const observer = new MutationObserver(() => {
    if (last === null || isShown(last)) return;
    observer.disconnect();
    const { activeElement, body } = document;
    if (activeElement === last || activeElement === body) element.closest('main')?.focus();
  });

  return {
    pageChanges() {
      last = document.activeElement;
      if (!element.contains(last)) return;
      const attributeFilter = ['class', 'hidden', 'style'];
      observer.observe(element, { childList: true, subtree: true, attributeFilter });
    },
    stop: () => observer.disconnect(),
  };
}

function isShown(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

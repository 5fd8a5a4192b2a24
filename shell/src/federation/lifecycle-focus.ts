/** Manages the focus in a remote that renders its own pages. */
export interface FocusKeeper {
  /** Call it when the remote is about to render another page. */
  pageChanges(): void;
  stop(): void;
}

/**
 * Focuses the page when the followed link disappears with the previous page. The frame's own check came too early: a
 * remote in a root of its own renders its next page later.
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

import { flushSync } from 'react-dom';
import { currentLanguage } from '../language/current-language';
import { keepsFocus } from '../common/keeps-focus';
import { languageAt } from '../language/languages';
import { contentId } from '../frame/site-frame';
import type { PageSource } from './page-source';
import type { PageStore } from './page-store';

interface NavigationOptions {
  store: PageStore;
  pages: PageSource;
}

/**
 * Renders the next page in the same document when a link or form leads to one. The browser's Navigation API manages
 * history and scroll positions; a browser without it loads every page in full.
 */
export function startNavigation({ store, pages }: NavigationOptions): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    if (!leadsToPage(event)) return;
    const url = new URL(event.destination.url);
    const kept = keptControl(event);
    event.intercept({
      focusReset: 'manual',
      ...(kept && { scroll: 'manual' as const }),
      handler: () => open(url, { store, pages, signal: event.signal, kept }),
    });
  });
}

function leadsToPage(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.navigationType === 'reload') return false;
  if (event.downloadRequest !== null || event.formData) return false;
  const { pathname } = new URL(event.destination.url);
  // A page in another language has texts of its own: the browser loads it in full.
  return !pathname.startsWith('/api/') && languageAt(pathname) === currentLanguage();
}

/** What was pressed to narrow, sort or rearrange the list of this page: focus and scroll position stay there. */
function keptControl({ navigationType, destination }: NavigateEvent): Element | null {
  const { activeElement: pressed } = document;
  const isSame = new URL(destination.url).pathname === location.pathname;
  return isSame && navigationType !== 'traverse' && pressed?.closest(`[${keepsFocus}]`)
    ? pressed
    : null;
}

interface OpenOptions extends NavigationOptions {
  signal: AbortSignal;
  kept: Element | null;
}

async function open(url: URL, { store, pages, signal, kept }: OpenOptions): Promise<void> {
  store.begin();
  const answer = await pages.load(url).catch(() => undefined);
  if (signal.aborted) return;
  if (answer && 'redirect' in answer) {
    navigation.navigate(answer.redirect, { history: 'replace' });
  } else if (!answer || answer.page.kind === 'problem') {
    // An address that is not a page of this build may still exist: the server decides.
    location.reload();
  } else {
    dropStructuredData(document);
    flushSync(() => store.show(answer));
    if (kept !== null && kept === document.activeElement) return;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }
}

/** Removes the structured data of the first page, which does not describe the next one. */
function dropStructuredData(document: Document): void {
  for (const element of document.querySelectorAll('script[type="application/ld+json"]')) {
    element.remove();
  }
}

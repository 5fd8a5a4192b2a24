import type { PageView } from '../app/page-view';
import { componentOf, loadComponent, type PageComponents } from '../app/page-components';
import { pages } from '../app/pages';

/** The components of the pages whose scripts are loaded. */
export const loadedPages: Partial<PageComponents> = {};

/** Loads the script of a page. Rejects when that fails; the next call retries. */
export async function loadPage(page: PageView): Promise<void> {
  if (componentOf(loadedPages, page)) return;
  Object.assign(loadedPages, { [page.kind]: await loadComponent(pages[page.kind]) });
}

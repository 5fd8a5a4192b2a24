import type { PageView } from '../common/page-view';
import { componentOf, loadComponent, type PageComponents } from '../page-components';
import { pages } from '../pages';

/** The components of the pages whose scripts are loaded. */
export const loadedPages: Partial<PageComponents> = {};

/** Loads the script of a page. Rejects when that fails; the next call retries. */
export async function loadPage(page: PageView): Promise<void> {
  if (componentOf(loadedPages, page)) return;
  Object.assign(loadedPages, { [page.kind]: await loadComponent(pages[page.kind]) });
}

import { LRUCache } from 'lru-cache';
import type { PageState } from '../app/page-state';
import type { PageHtml } from './page-html';
import type { PageReads } from './page-reads';

/** A page: its state with the JSON of it, and its document once that was rendered. */
export interface KeptPage {
  readonly state: PageState;
  readonly json: string;
  /** Whether it is made of its address and the API's answers to it alone. */
  readonly isShared: boolean;
  html?: PageHtml | undefined;
}

/** A page with what it was made of. */
export interface KnownPage extends KeptPage {
  readonly reads: PageReads;
}

/** In bytes. */
const defaultSize = 32 * 1024 * 1024;

/**
 * Pages by address, each for as long as all that the API answered for it is what it was. A page that was made again and
 * is the same keeps its document.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KnownPage>;

  constructor(maxSize = defaultSize) {
    const sizeCalculation = ({ json, html }: KnownPage) => json.length + (html?.bytes ?? 1);
    this.#pages = new LRUCache({ maxSize, sizeCalculation });
  }

  async find(address: string): Promise<KnownPage | undefined> {
    const known = this.#pages.get(address);
    return known && (await known.reads.isUnchanged()) ? known : undefined;
  }

  /** Call it again when the page has got its document. The many addresses that do not exist are left out. */
  put(address: string, page: KnownPage): void {
    if (page.state.page.kind === 'problem' || !page.isShared) return;
    const former = this.#pages.peek(address);
    if (former?.json === page.json) page.html ??= former.html;
    // `set` alone leaves the size of the same page as it is.
    this.#pages.delete(address);
    this.#pages.set(address, page);
  }
}

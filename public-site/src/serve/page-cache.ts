import { LRUCache } from 'lru-cache';
import type { PageHtml } from './page-html';

/** In bytes. */
const defaultSize = 32 * 1024 * 1024;

/**
 * Rendered pages by the hash of their states. The state is read for every request, so no entry is ever stale: a changed
 * page has another hash.
 */
export class PageCache {
  readonly #pages: LRUCache<string, PageHtml>;

  constructor(maxSize = defaultSize) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The bytes of all cached pages. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get(hash: string): PageHtml | undefined {
    return this.#pages.get(hash);
  }

  put(hash: string, html: PageHtml): void {
    this.#pages.set(hash, html);
  }
}

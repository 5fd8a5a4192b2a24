import type { PageHtml } from './page-html';

/** Bytes of pages that are kept. */
const usualRoom = 64 * 1024 * 1024;

/**
 * Rendered pages by the hash of their states. A page's state is read for every request, so what is here is never
 * stale: a page that has changed has another hash, and nobody asks for the old one again. What was not asked for
 * longest goes first.
 */
export class PageCache {
  readonly #room: number;
  readonly #pages = new Map<string, { html: PageHtml; bytes: number }>();
  #bytes = 0;

  constructor(room = usualRoom) {
    this.#room = room;
  }

  /** What the pages in it take. */
  get bytes(): number {
    return this.#bytes;
  }

  get(hash: string): PageHtml | undefined {
    const page = this.#pages.get(hash);
    if (!page) return undefined;
    this.#pages.delete(hash);
    this.#pages.set(hash, page);
    return page.html;
  }

  put(hash: string, html: PageHtml): void {
    this.#remove(hash);
    const { bytes } = html;
    this.#pages.set(hash, { html, bytes });
    this.#bytes += bytes;
    while (this.#bytes > this.#room) {
      const [oldest] = this.#pages.keys();
      if (oldest === undefined) return;
      this.#remove(oldest);
    }
  }

  #remove(hash: string): void {
    this.#bytes -= this.#pages.get(hash)?.bytes ?? 0;
    this.#pages.delete(hash);
  }
}

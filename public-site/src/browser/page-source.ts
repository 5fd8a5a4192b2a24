import type { PageAnswer } from '../common/page-state';
import { fetchPage } from './fetch-page';

/** Where a navigation gets its page from. */
export interface PageSource {
  /** Fetches a page that the visitor may go to next; one at a time is kept, for a few seconds. */
  prefetch(url: URL): void;
  load(url: URL): Promise<PageAnswer>;
}

const maxAge = 5000;

interface Prefetched {
  href: string;
  until: number;
  answer: Promise<PageAnswer>;
}

export function pageSource({ build }: { build: string }): PageSource {
  let prefetched: Prefetched | undefined;

  function take({ href }: URL): Promise<PageAnswer> | undefined {
    const isUsable = prefetched?.href === href && prefetched.until > Date.now();
    return isUsable ? prefetched?.answer : undefined;
  }

  return {
    prefetch(url) {
      if (take(url)) return;
      const answer = fetchPage(url, build);
      // Nobody waits for it yet: its failure shows when the link is followed.
      answer.catch(() => undefined);
      prefetched = { href: url.href, until: Date.now() + maxAge, answer };
    },
    load(url) {
      const answer = take(url) ?? fetchPage(url, build);
      prefetched = undefined;
      return answer;
    },
  };
}

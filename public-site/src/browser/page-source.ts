import type { PageAnswer } from '../common/page-state';
import { fetchPage } from './fetch-page';

/** The source of pages for navigations. */
export interface PageSource {
  /** Prefetches a page that the visitor may open next; one is cached at a time, for a few seconds. */
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
      // Nothing awaits it yet: a failure shows when the link is followed.
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

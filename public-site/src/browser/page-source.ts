import { buildHeader, dataPrefix } from '../common/page-answer';
import type { PageAnswer } from '../app/page-state';
import { loadPage } from './loaded-pages';

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

/** Loads the data of a page and its script. Rejects when the response is not from this build of the site. */
async function fetchPage({ pathname, search }: URL, build: string): Promise<PageAnswer> {
  const response = await fetch(dataPrefix + pathname + search);
  if (response.headers.get(buildHeader) !== build) throw new Error('Answered by another build');
  const answer = pageAnswer(await response.json());
  if ('page' in answer) await loadPage(answer.page);
  return answer;
}

/** Guarantee: the build header says that the site's own server wrote the response. */
function pageAnswer(json: unknown) {
  return json as PageAnswer;
}

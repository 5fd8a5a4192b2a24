import { type DataStrategyFunction, type DataStrategyResult, redirect } from 'react-router-dom';
import { siteProblem } from '../problem/problem';
import type { PageState } from '../common/site-state';
import { fetchPage } from './fetch-page';

/** How long what a hover has fetched may serve a click. */
const prefetchedFor = 5000;

interface Prefetched {
  at: number;
  answer: ReturnType<typeof fetchPage>;
}

/** Loads pages for navigations in the browser: one request brings the data of every route of a page. */
export function pageLoading({ build }: { build: string }) {
  const prefetched = new Map<string, Prefetched>();

  function prefetch(url: URL): void {
    const known = prefetched.get(addressOf(url));
    if (known && Date.now() - known.at < prefetchedFor) return;
    prefetched.clear();
    const answer = fetchPage(url, build);
    // Nobody waits for it yet: a failure shows when the link is followed.
    answer.catch(() => undefined);
    prefetched.set(addressOf(url), { at: Date.now(), answer });
  }

  function load(url: URL): ReturnType<typeof fetchPage> {
    const known = prefetched.get(addressOf(url));
    prefetched.clear();
    const isFresh = known !== undefined && Date.now() - known.at < prefetchedFor;
    return isFresh ? known.answer : fetchPage(url, build);
  }

  const dataStrategy: DataStrategyFunction = async ({ request, matches }) => {
    const url = new URL(request.url);
    const answer = await load(url).catch(() => openWhole(url));
    return Object.fromEntries(matches.map(({ route }) => [route.id, resultOf(answer, route.id)]));
  };
  return { dataStrategy, prefetch };
}

function addressOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** Without data from this build's server the browser loads the page itself, and shows what comes of that. */
function openWhole(url: URL): Promise<never> {
  window.location.assign(url);
  return new Promise(() => undefined);
}

function resultOf(answer: PageState | { redirect: string }, id: string): DataStrategyResult {
  if ('redirect' in answer) return { type: 'data', result: redirect(answer.redirect) };
  if (id in answer.loaderData) return { type: 'data', result: answer.loaderData[id] };
  const problems = answer.errors ?? {};
  const problem = problems[id] ?? Object.values(problems)[0];
  return problem ? { type: 'error', result: problem } : noData(id);
}

/** A route without a loader, such as the document, has nothing to wait for. */
function noData(id: string): DataStrategyResult {
  return id === 'document'
    ? { type: 'data', result: null }
    : { type: 'error', result: siteProblem(500) };
}

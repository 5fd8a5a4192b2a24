import type { SharedAnswer } from './endpoint';

/** The tag of every page of the site, whatever it shows. */
export const siteTag = 'site';

/**
 * What answers are made of together.
 *
 * @returns undefined when one of them is not shared
 */
export function combineShared(
  answers: readonly (SharedAnswer | undefined)[],
): SharedAnswer | undefined {
  const shared = answers.filter((answer) => answer !== undefined);
  if (shared.length < answers.length) return undefined;
  return { tags: [...new Set(shared.flatMap(({ tags }) => tags))].toSorted() };
}

/**
 * The headers by which a CDN keeps an answer, and knows by its tags when to drop it. Browsers ask again each time. How
 * long a CDN may serve a former answer while it fetches the next stands in the fields that only CDNs read (RFC 9213):
 * some browsers would do the same.
 *
 * @param seconds - how long it may be kept, at least 1
 */
export function sharedHeaders({ tags }: SharedAnswer, seconds: number): Record<string, string> {
  const forCdns = `max-age=${seconds}, stale-while-revalidate=${seconds}`;
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'cdn-cache-control': forCdns,
    'surrogate-control': forCdns,
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
  };
}

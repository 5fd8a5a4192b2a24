import { dataPrefix } from '../common/site-state';
import type { ProblemStatus } from '../problem/problem';

/** What a request is for; `url` is always the page's own address. */
export type Target =
  | { kind: 'page'; url: URL }
  | { kind: 'data'; url: URL }
  | { kind: 'refused'; url: URL; status: Extract<ProblemStatus, 405 | 414> };

const longestAddress = 2000;

export function readTarget({ method, url: address }: Request): Target {
  const url = new URL(address);
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refused', url, status: 405 };
  if (address.length > longestAddress) return { kind: 'refused', url, status: 414 };
  if (!url.pathname.startsWith(`${dataPrefix}/`)) return { kind: 'page', url: onOneSlash(url) };
  url.pathname = url.pathname.slice(dataPrefix.length);
  return { kind: 'data', url: onOneSlash(url) };
}

/** A path that begins with two slashes would be read as another host when it is put into a link. */
function onOneSlash(url: URL): URL {
  url.pathname = url.pathname.replace(/^\/{2,}/, '/');
  return url;
}

import { redirect } from 'react-router-dom';
import { dataPrefix } from '../common/page-state';
import type { ProblemStatus } from '../problem/problem-view';

/** What a request is for; `url` is always the page's own address. */
export type Target =
  | { kind: 'page' | 'data'; url: URL }
  | { kind: 'refused'; status: Extract<ProblemStatus, 400 | 405 | 414> };

const longestAddress = 2000;

export function readTarget({ method, url: address }: Request): Target {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refused', status: 405 };
  if (address.length > longestAddress) return { kind: 'refused', status: 414 };
  const url = new URL(address);
  if (!isDecodable(url.pathname)) return { kind: 'refused', status: 400 };
  if (!url.pathname.startsWith(`${dataPrefix}/`)) return { kind: 'page', url };
  url.pathname = url.pathname.slice(dataPrefix.length);
  return { kind: 'data', url };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Where an address belongs that has slashes too many: at its end, or at its start, where they would name a host. */
export function withoutSlashes({ pathname, search }: URL): Response | undefined {
  const plain = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return plain === pathname ? undefined : redirect(plain + search, 301);
}

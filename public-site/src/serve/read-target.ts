import { isDecodable, reservedSegments, siteRoutes, stripEnds } from 'contract';
import { redirect } from 'react-router-dom';
import { pathIn, plainPath } from '../language/addresses';
import { languageAt } from '../language/languages';
import { dataPrefix } from '../common/page-answer';
import type { ProblemStatus } from '../problem/problem-view';
import { formAt } from './site-forms';
import type { SiteForm } from '../load/visitor-form';

/** The target of a request; `url` is always the page's own address. */
export type Target =
  | {
      kind: 'page' | 'data';
      url: URL;
      /** The page's form, when it is being submitted. */
      form?: SiteForm;
    }
  | {
      kind: 'refused';
      status: Extract<ProblemStatus, 400 | 405 | 414>;
      /** The methods that the address accepts, when the request's is not among them. */
      allowed?: string;
    };

const maxAddressLength = 2000;

export function readTarget({ method, url: address }: Request): Target {
  if (address.length > maxAddressLength) return { kind: 'refused', status: 414 };
  const url = new URL(address);
  if (!isDecodable(url.pathname)) return { kind: 'refused', status: 400 };
  const kind = url.pathname.startsWith(`${dataPrefix}/`) ? 'data' : 'page';
  if (kind === 'data') url.pathname = url.pathname.slice(dataPrefix.length);
  const form = formAt(plainPath(url.pathname));
  if (method === 'GET' || method === 'HEAD') return { kind, url };
  if (form && method === 'POST') return { kind, url, form };
  return { kind: 'refused', status: 405, allowed: form ? 'GET, HEAD, POST' : 'GET, HEAD' };
}

const slash = /\//;

/** The addresses without parameters, by their lower-case form. */
const fixed = new Map(
  Object.values<string>(siteRoutes)
    .filter((path) => !path.includes(':'))
    .map((path) => [path.toLowerCase(), path]),
);
const reserved = reservedSegments([]);

/**
 * Redirects, at once, an address with surplus slashes at its end, or at its start, where they would name a host, and one
 * of the site's own in other letters. Slugs are in small letters; their loaders redirect what has no slashes.
 */
export function movedAddress({ pathname, search }: URL): Response | undefined {
  const path = plainPath(pathname);
  const plain = `/${stripEnds(path, { start: slash, end: slash })}`;
  const address = fixed.get(plain.toLowerCase()) ?? (plain === path ? plain : smallSlug(plain));
  const whole = pathIn(languageAt(pathname), address);
  return whole === pathname ? undefined : redirect(whole + search, 301);
}

function smallSlug(path: string): string {
  const [, first = ''] = path.split('/');
  return reserved.has(first) ? path : path.toLowerCase();
}

import { pageHref, slugAt } from './hrefs';

/** The most chemicals of a list. */
export const maxSaved = 100;

/** Characters of an address: the server takes 2 000, mail programs break longer ones. */
const maxLength = 1_900;

/** The list of the chemicals at these addresses, for others to open: the first ones, if not all have room in an address. */
export function sharedHref(hrefs: readonly string[]): {
  readonly href: string;
  readonly count: number;
} {
  let href = `${pageHref('saved')}?chemicals=`;
  let count = 0;
  for (const slug of hrefs.map(slugAt)) {
    const next = `${href}${count === 0 ? '' : ','}${slug}`;
    if (next.length > maxLength) break;
    href = next;
    count += 1;
  }
  return { href, count };
}

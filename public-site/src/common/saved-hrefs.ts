import { siteRoutes } from 'contract';

export const savedHref = siteRoutes.saved;

/** The most chemicals of a list: an address of so many is still short enough for a mail. */
export const maxSaved = 100;

/** The list of the chemicals at these addresses, for others to open. */
export function sharedHref(hrefs: readonly string[]): string {
  const slugs = hrefs.map((href) => ['chemical', href.slice(1)]);
  return `${savedHref}?${new URLSearchParams(slugs)}`;
}

import { siteRoutes } from 'contract';
import { pageHref } from '../common/hrefs';
import { plainPath } from '../language/addresses';

/** The maximum length of a search text, the same as the contract's. */
export const maxSearchLength = 200;
/** The maximum length of a product code or registry number, the same as the contract's. */
export const maxCodeLength = 60;

export function searchHref(text: string): string {
  return `${pageHref('search')}?${new URLSearchParams({ q: text })}`;
}

/** A structure search for this structure. */
export function structureHref(smiles: string): string {
  return `${pageHref('advancedSearch')}?${new URLSearchParams({ structure: smiles })}`;
}

/** An inquiry about an item that is not in the catalogue. */
export function wantHref(text: string): string {
  return `${pageHref('inquiry')}?${new URLSearchParams({ want: text })}`;
}

/** Whether the page has its own search box, so that the header needs none. */
export function hasOwnBox(path: string): boolean {
  return plainPath(path) === siteRoutes.search;
}

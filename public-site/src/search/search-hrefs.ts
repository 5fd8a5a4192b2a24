import { siteRoutes } from 'contract';

/** More is not searched for; the same as in the contract. */
export const longestSearch = 200;
/** A longer text is no product code and no registry number; the same as in the contract. */
export const longestCode = 60;

export function searchHref(text: string): string {
  return `${siteRoutes.search}?${new URLSearchParams({ q: text })}`;
}

/** The search by structure, with this structure. */
export function structureHref(smiles: string): string {
  return `${siteRoutes.advancedSearch}?${new URLSearchParams({ structure: smiles })}`;
}

/** The inquiry about something that is not in the catalogue. */
export function wantHref(text: string): string {
  return `${siteRoutes.inquiry}?${new URLSearchParams({ want: text })}`;
}

/** Whether the page has a search box of its own, so that the header needs none. */
export function hasOwnBox(path: string): boolean {
  return path === siteRoutes.search;
}

import type { SiteProblem } from '../problem/problem';

/** The data of a page by route id: in its HTML for hydration, and alone for a navigation in the browser. */
export interface PageState {
  loaderData: Record<string, unknown>;
  errors: Record<string, SiteProblem> | null;
}

/** What the site answers when the browser asks for a page's data. */
export type PageAnswer = PageState | { redirect: string };

/** The address of a page's data is this and the page's path and query. */
export const dataPrefix = '/site/data';

/** Names the build that answered; a page of another build has to be loaded whole. */
export const buildHeader = 'site-build';

/** The id of the script element that holds the `PageState`, and the attribute of it that names the build. */
export const stateElementId = 'page-state';

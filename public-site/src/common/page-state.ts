import type { FrameData } from '../frame/frame-data';
import type { PageView } from './page-view';

/** A page as data: what its HTML is made from, what hydrates it, and what a navigation in the browser fetches. */
export interface PageState {
  /** Scheme and host under which visitors know the site. */
  origin: string;
  path: string;
  /** Null when the API could not even say what stands around the page. */
  frame: FrameData | null;
  page: PageView;
}

/** What the site answers when the browser asks for a page's data. */
export type PageAnswer = PageState | { redirect: string };

/** The address of a page's data is this and the page's path and query. */
export const dataPrefix = '/site/data';

/** Names the build that answered; a page of another build has to be loaded whole. */
export const buildHeader = 'site-build';

/** The id of the script element that holds the `PageState`; its `data-build` names the build. */
export const stateElementId = 'page-state';

import type { FrameData } from '../frame/frame-data';
import type { PageView } from './page-view';

/** A page as data: the source of its HTML and its hydration, and the response to a navigation. */
export interface PageState {
  /** The site's public origin. */
  origin: string;
  path: string;
  /** What a listing shows, with the question mark; empty for other pages. */
  query: string;
  /** Null when the API could not deliver even the frame's data. */
  frame: FrameData | null;
  page: PageView;
}

/** The response to a request for a page's data. */
export type PageAnswer = PageState | { redirect: string };

/** The id of the script element with the `PageState`; its `data-build` names the build. */
export const stateElementId = 'page-state';

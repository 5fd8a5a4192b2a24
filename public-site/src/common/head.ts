import type { pageMeta } from 'contract';
import type { PictureView } from './picture-view';

export type PageMeta = ReturnType<typeof pageMeta>;

/** The metadata in a page's `<head>`. */
export interface Head extends PageMeta {
  /** The path of the canonical address; null for a page without one, such as an error. */
  canonical: string | null;
  /** The picture that other sites show with a link; null for that of the page's banner, if it has one. */
  picture: PictureView | null;
}

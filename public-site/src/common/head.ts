import type { pageMeta } from 'contract';
import type { PictureView } from './picture-view';

export type PageMeta = ReturnType<typeof pageMeta>;

/** What a page says of itself in `<head>`. */
export interface Head extends PageMeta {
  /** The path of the page's one true address; null for a page that has none, such as an error. */
  canonical: string | null;
  /** What others show with a link to the page; null for the picture of its banner, if it has one. */
  picture: PictureView | null;
}

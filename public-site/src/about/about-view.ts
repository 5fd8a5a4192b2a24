import type { Crumb, Head, NamedLink, PictureView } from '../common/view-parts';
import type { RichNode } from '../common/rich-node';

/** A page about the company. */
export interface AboutView {
  kind: 'about';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  href: string;
  picture: PictureView | null;
  content: readonly RichNode[];
  /** All pages about the company, in the order set by staff. */
  pages: readonly NamedLink[];
}

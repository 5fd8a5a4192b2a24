import type { Crumb, Head, PictureView } from '../common/view-parts';
import type { RichNode } from '../common/rich-node';
import type { NamedLink } from '../frame/frame-data';

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

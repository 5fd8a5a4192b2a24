import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { PictureView } from '../common/picture-view';
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

import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { PictureView } from '../common/picture-view';
import type { RichNode } from '../common/rich-node';
import type { NamedLink } from '../frame/frame-data';

/** One of the pages about the company. */
export interface AboutView {
  kind: 'about';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  href: string;
  picture: PictureView | null;
  content: readonly RichNode[];
  /** All of these pages that there are, in the order that staff gave them. */
  pages: readonly NamedLink[];
}

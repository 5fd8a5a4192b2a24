import type { Crumb, Head, NamedLink, PictureView } from '../common/view-parts';
import type { RichNode } from '../common/rich-node';

/** A page about the company. */
export interface AboutView {
  kind: 'about';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  /** Of the title and of the text, where it differs from the page's. */
  titleLang?: string | undefined;
  contentLang?: string | undefined;
  href: string;
  picture: PictureView | null;
  content: readonly RichNode[];
  /** All pages about the company, in the order set by staff. */
  pages: readonly NamedLink[];
}

import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb } from '../common/crumb';
import type { Dated } from '../common/dated';
import type { Head } from '../common/head';
import type { OutlineEntry } from '../common/outline';
import type { Paging } from '../common/paging';
import type { PictureView } from '../common/picture-view';
import type { RichNode } from '../common/rich-node';

export interface BlogCategoryLink {
  name: string;
  href: string;
}

/** A post as lists show it. */
export interface PostSummary {
  title: string;
  href: string;
  /** Null for a category that was deleted. */
  category: BlogCategoryLink | null;
  excerpt: string | null;
  author: string | null;
  /** When it went out; null for a draft in its preview. */
  published: Dated | null;
  /** `5 min read`. */
  reading: string;
  picture: PictureView | null;
}

/** `/blogs`: all posts or those of a category, newest first. */
export interface BlogsView {
  kind: 'blogs';
  head: Head;
  crumbs: readonly Crumb[];
  title: string;
  categories: readonly (BlogCategoryLink & { isChosen: boolean })[];
  /** The first of the page, shown large; null when there is none. */
  newest: PostSummary | null;
  posts: readonly PostSummary[];
  paging: Paging;
}

/** `/blog/{slug}`. */
export interface ArticleView extends PostSummary {
  kind: 'article';
  head: Head;
  crumbs: readonly Crumb[];
  updatedAt: string;
  readingMinutes: number;
  content: readonly RichNode[];
  outline: readonly OutlineEntry[];
  chemicals: readonly ChemicalSummary[];
  /** Others of its category. */
  more: readonly PostSummary[];
  /** What to know of a post that is shown by a link for previews; null on the page for everybody. */
  preview: string | null;
}

/** In place of a preview whose link is too old or is none. */
export interface EndedPreviewView {
  kind: 'ended-preview';
  head: Head;
}

import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb, Dated, Head, OutlineEntry, PictureView } from '../common/view-parts';
import type { Paging } from '../common/paging';
import type { RichNode } from '../common/rich-node';

export interface BlogCategoryLink {
  name: string;
  /** Of the name, where it differs from the page's. */
  lang?: string | undefined;
  href: string;
}

/** A post in a list. */
export interface PostSummary {
  title: string;
  /** Of the title and of the excerpt, where it differs from the page's. */
  titleLang?: string | undefined;
  excerptLang?: string | undefined;
  href: string;
  /** Null for a category that was deleted. */
  category: BlogCategoryLink | null;
  excerpt: string | null;
  author: string | null;
  /** When it was published; null for a draft in its preview. */
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
  titleLang?: string | undefined;
  categories: readonly (BlogCategoryLink & { isChosen: boolean })[];
  /** The first post of the page, shown large; null when there is none. */
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
  /** Of the text, where it differs from the page's. */
  contentLang?: string | undefined;
  outline: readonly OutlineEntry[];
  chemicals: readonly ChemicalSummary[];
  /** Other posts of its category. */
  more: readonly PostSummary[];
  /** The notice of a preview; null on the public page. */
  preview: string | null;
}

/** Replaces a preview whose link is expired or invalid. */
export interface EndedPreviewView {
  kind: 'ended-preview';
  head: Head;
}

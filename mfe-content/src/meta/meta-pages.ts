import { staticPages } from '../common/static-pages';

/** The slug of the record that speaks for every page without one of its own. */
export const fallbackSlug = 'static-page';

/** A page that meta data is written for. */
export interface MetaPage {
  readonly slug: string;
  readonly name: string;
  /** Where it is; undefined for what stands for many pages. */
  readonly path?: string;
}

const pages: readonly MetaPage[] = staticPages.map(({ path, name }) => ({
  slug: slugOf(path),
  name,
  path,
}));

const fallback: MetaPage = { slug: fallbackSlug, name: 'All other pages' };

/** What a record is for: one of the site's own pages, all others, or an address that somebody wrote. */
export function pageOfSlug(pageSlug: string): MetaPage {
  const slug = slugOf(pageSlug);
  const known = [...pages, fallback].find((page) => page.slug === slug);
  return known ?? { slug, name: 'Another page', path: `/${slug}` };
}

interface Meta {
  readonly pageSlug: string;
}

/** The site's own pages that no record is for. */
export function pagesWithout(metas: readonly Meta[]): readonly MetaPage[] {
  const taken = new Set(metas.map(({ pageSlug }) => slugOf(pageSlug)));
  return pages.filter(({ slug }) => !taken.has(slug));
}

/** What a form offers: the pages without a record, all others, and those that it names itself. */
export function pagesToChoose(metas: readonly Meta[], own: readonly string[]): readonly MetaPage[] {
  const taken = new Set(metas.map(({ pageSlug }) => slugOf(pageSlug)));
  const free = [...pages, fallback].filter(({ slug }) => !taken.has(slug));
  const isFree = (slug: string) => free.some((page) => page.slug === slug);
  const named = [...new Set(own)].filter((slug) => !isFree(slug));
  return [...named.map((slug) => ({ ...pageOfSlug(slug), slug })), ...free];
}

/** Records name a page with or without its first slash; the home page is a slash alone. */
function slugOf(path: string): string {
  const slug = path.replace(/^\/+/, '');
  return slug === '' ? '/' : slug;
}

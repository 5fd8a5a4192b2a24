import { t } from '@lingui/core/macro';
import { staticPages } from '../common/static-pages';

/** The slug of the fallback record, for pages without one of their own. */
export const fallbackSlug = 'static-page';

/** A page with page meta. */
export interface MetaPage {
  readonly slug: string;
  readonly name: string;
  /** Its path; undefined for the fallback. */
  readonly path?: string;
}

function pages(): readonly MetaPage[] {
  return staticPages().map(({ path, name }) => ({ slug: slugOf(path), name, path }));
}

const fallback: MetaPage = {
  slug: fallbackSlug,
  get name() {
    return t`All other pages`;
  },
};

/** The page of a record: a static page, the fallback, or a path entered by hand. */
export function pageOfSlug(pageSlug: string): MetaPage {
  const slug = slugOf(pageSlug);
  const known = [...pages(), fallback].find((page) => page.slug === slug);
  return known ?? { slug, name: t`Another page`, path: `/${slug}` };
}

interface Meta {
  readonly pageSlug: string;
}

/** The static pages without a record. */
export function pagesWithout(metas: readonly Meta[]): readonly MetaPage[] {
  const taken = new Set(metas.map(({ pageSlug }) => slugOf(pageSlug)));
  return pages().filter(({ slug }) => !taken.has(slug));
}

/** The options of a form: pages without a record, the fallback, and the record's own pages. */
export function pagesToChoose(metas: readonly Meta[], own: readonly string[]): readonly MetaPage[] {
  const taken = new Set(metas.map(({ pageSlug }) => slugOf(pageSlug)));
  const free = [...pages(), fallback].filter(({ slug }) => !taken.has(slug));
  const isFree = (slug: string) => free.some((page) => page.slug === slug);
  const named = [...new Set(own)].filter((slug) => !isFree(slug));
  return [...named.map((slug) => ({ ...pageOfSlug(slug), slug })), ...free];
}

/** Slugs omit the leading slash, except that the home page is a single one. */
function slugOf(path: string): string {
  const slug = path.replace(/^\/+/, '');
  return slug === '' ? '/' : slug;
}

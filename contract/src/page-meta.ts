/** Metadata of a page: the browser's title and the two meta tags. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

type Words = string | null | undefined;

interface CategoryMeta {
  slug?: Words;
  /** The title of a category with an empty `metatitle`. */
  name?: Words;
  metatitle?: Words;
  metadescription?: Words;
  metakeywords?: Words;
}

/** The fields of a category and its two levels below that page metadata needs; a `Category` has them. */
export interface PageMetaCategory extends CategoryMeta {
  subCategories?: readonly (CategoryMeta & { subSubCategory?: readonly CategoryMeta[] })[];
}

/** A meta record of a static page; `pageSlug` is its path, with or without the leading slash, `/` the home page. */
export interface PageMetaEntry {
  pageSlug: string;
  metaTitle?: Words;
  metaDescription?: Words;
  metaKeyword?: Words;
}

/** The chemical or blog post of the page; `name` is the title when only the other meta fields are filled. */
export interface PageMetaRecord {
  name?: Words;
  metaTitle?: Words;
  metaDescription?: Words;
  metaKeywords?: Words;
}

export interface PageMetaInput {
  /** The path of the address bar; a query or fragment is ignored. */
  path: string;
  categories: readonly PageMetaCategory[];
  metas: readonly PageMetaEntry[];
  record?: PageMetaRecord | null | undefined;
  /** The company's name: the title of a page that nothing matches. */
  companyName?: Words;
}

/** The metadata of a page when categories or meta records could not be loaded. */
export const failedPageMeta: Readonly<PageMeta> = {
  title: 'Static Page - Default Meta Title',
  description: 'Default meta description for static pages.',
  keywords: 'default, static, page',
};

const unmatchedPageMeta: Readonly<PageMeta> = {
  title: 'Static Page',
  description: '',
  keywords: '',
};
const fallbackSlug = 'static-page';

/**
 * The meta data of a page. The first that is there decides: the record with meta fields of its own; the category,
 * subcategory or sub-subcategory whose slugs are the path; the meta record of the path; the one of `static-page`;
 * the company's name alone, or `Static Page` where it has none.
 *
 * @example pageMeta({ path: '/solvents/alcohols', categories, metas })
 */
export function pageMeta(input: PageMetaInput): PageMeta {
  const { path, categories, metas, record, companyName } = input;
  const segments = segmentsOf(path);
  const slug = segments.join('/');
  return (
    recordMeta(record) ??
    categoryMeta(categories, segments) ??
    entryMeta(metas, slug) ??
    entryMeta(metas, fallbackSlug) ??
    pageMetaOf({ titles: [companyName], description: '', keywords: '' })
  );
}

function recordMeta(record: PageMetaInput['record']): PageMeta | undefined {
  if (!record) return undefined;
  const { name, metaTitle, metaDescription, metaKeywords } = record;
  const isFilled = [metaTitle, metaDescription, metaKeywords].some(
    (words) => trimmed(words) !== '',
  );
  if (!isFilled) return undefined;
  return pageMetaOf({
    titles: [metaTitle, name],
    description: metaDescription,
    keywords: metaKeywords,
  });
}

function categoryMeta(
  categories: readonly PageMetaCategory[],
  segments: readonly string[],
): PageMeta | undefined {
  const [first, second, third, ...more] = segments;
  if (first === undefined || more.length > 0) return undefined;
  const category = categories.find(({ slug }) => slug === first);
  const subCategory = category?.subCategories?.find(({ slug }) => slug === second);
  const subSubCategory = subCategory?.subSubCategory?.find(({ slug }) => slug === third);
  const match = [category, subCategory, subSubCategory][segments.length - 1];
  if (!match) return undefined;
  return pageMetaOf({
    titles: [match.metatitle, match.name],
    description: match.metadescription,
    keywords: match.metakeywords,
  });
}

function entryMeta(metas: readonly PageMetaEntry[], slug: string): PageMeta | undefined {
  const entry = metas.find(({ pageSlug }) => segmentsOf(pageSlug).join('/') === slug);
  if (!entry) return undefined;
  return pageMetaOf({
    titles: [entry.metaTitle],
    description: entry.metaDescription,
    keywords: entry.metaKeyword,
  });
}

interface Source {
  /** The first that is not empty is used. */
  titles: readonly Words[];
  description: Words;
  keywords: Words;
}

function pageMetaOf({ titles, description, keywords }: Source): PageMeta {
  const title = titles.map(trimmed).find((words) => words !== '') ?? unmatchedPageMeta.title;
  return { title, description: trimmed(description), keywords: trimmed(keywords) };
}

function segmentsOf(path: string): string[] {
  const [pathname = ''] = path.trim().split(/[?#]/);
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}

/** A malformed escape is kept as typed: such a path matches nothing but must not throw. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function trimmed(words: Words): string {
  return words?.trim() ?? '';
}

import { t } from '@lingui/core/macro';
import { Slug } from 'contract';
import { blogCategoryEndpoints, blogs } from 'contract/content';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category-tree/category-links';
import type { Crumb, Head } from '../common/view-parts';
import { pageNumberOf, pagingOf } from '../common/paging';
import { blogCategoryHref, pageHref, segmentOf } from '../common/hrefs';
import { headOf } from '../load/head-of';
import { langOf } from '../load/lang-of';
import { orNone } from '../load/or-none';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { type BlogCategories, postSummaryOf, readBlogCategories } from './posts';
import type { BlogsView } from './blog-view';

/** A large post and four rows of three. */
const pageSize = 13;

export function blogsCrumb(): Crumb {
  return { label: t`Articles`, to: pageHref('blogs') };
}

/** `/blogs`; with `?category=` the posts of a category. */
export const loadBlogs: PageLoader<BlogsView> = async ({ page }) => {
  const pageNumber = pageNumberOf(page.url.searchParams);
  if (pageNumber === undefined) throw new NotFound();
  const categories = await readBlogCategories(page);
  const category = await chosenCategory(page, categories);
  const href = category ? blogCategoryHref(category) : pageHref('blogs');
  const [head, listed] = await Promise.all([
    headOfList(page, { category, canonical: pageNumber === 1 ? href : numbered(href, pageNumber) }),
    page.api.read(blogs.visitorEndpoints.list, {
      query: { page: pageNumber, pageSize, sort: '-publishedAt', categoryId: category?._id },
    }),
  ]);
  const paging = pagingOf({ page: pageNumber, pageSize, total: listed.total }, page.url);
  if (pageNumber > paging.pages) throw new NotFound();
  const [newest, ...posts] = listed.data.map((post) => postSummaryOf(post, categories));
  return {
    kind: 'blogs',
    head,
    crumbs: [homeCrumb(), blogsCrumb(), ...(category ? [crumbOf(category)] : [])],
    title: category?.name ?? t`News and articles`,
    titleLang: category && langOf(category, 'name'),
    categories: [
      { name: t`All`, href: pageHref('blogs'), isChosen: category === undefined },
      ...categories.map((one) => ({
        name: one.name,
        lang: langOf(one, 'name'),
        href: blogCategoryHref(one),
        isChosen: one === category,
      })),
    ],
    newest: newest ?? null,
    posts,
    paging,
  };
};

export function crumbOf(category: BlogCategories[number]): Crumb {
  return {
    label: category.name,
    lang: langOf(category, 'name'),
    to: blogCategoryHref(category),
  };
}

type Chosen = BlogCategories[number] | undefined;

/** A former slug of a category redirects to its current address. */
async function chosenCategory(page: PageRequest, categories: BlogCategories): Promise<Chosen> {
  const slug = page.url.searchParams.get('category');
  if (slug === null || slug === '') return undefined;
  const category = categories.find((one) => segmentOf(one) === slug);
  if (category) return category;
  const former = await formerCategory(page, slug);
  if (!former) throw new NotFound();
  throw redirect(blogCategoryHref(former), 301);
}

async function formerCategory({ api }: PageRequest, slug: string): Promise<Chosen> {
  if (!Slug.safeParse(slug).success) return undefined;
  return (await orNone(api.read(blogCategoryEndpoints.bySlug, { query: { slug } })))?.data;
}

function numbered(href: string, page: number): string {
  return `${href}${href.includes('?') ? '&' : '?'}page=${page}`;
}

/** The page meta of all posts; for a category it names the category. */
async function headOfList(
  page: PageRequest,
  { category, canonical }: { category: Chosen; canonical: string },
): Promise<Head> {
  const head = await headOf(page, { path: pageHref('blogs'), canonical });
  return category ? { ...head, title: `${category.name} | ${head.title}` } : head;
}

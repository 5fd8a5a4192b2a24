import { t } from '@lingui/core/macro';
import { Slug, utcTimeText } from 'contract';
import { chemicalEndpoints } from 'contract/catalog';
import { type Blog, blogEndpoints } from 'contract/content';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category-tree/category-links';
import { chemicalSummaryOf, type ListedChemical } from '../chemical/chemical-summary';
import { textOf } from '../common/rich-node';
import { blogHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import { langOf } from '../load/lang-of';
import { orNone } from '../load/or-none';
import { NotFound, type PageLoader } from '../load/page-loader';
import { outlineOf } from '../load/outline-of';
import type { PageRequest } from '../load/page-request';
import { pictureOrNone } from '../load/picture-of';
import { readRichText } from '../load/read-rich-text';
import { postSummaryOf, readBlogCategories } from './posts';
import type { ArticleView, EndedPreviewView, PostSummary } from './blog-view';
import { blogsCrumb, crumbOf } from './blogs.loader';

/** `/blog/{slug}`; with `?preview=` the stored post, for anybody who has the link. */
export const loadArticle: PageLoader<ArticleView | EndedPreviewView> = async ({ page, params }) => {
  const slug = params['slug'] ?? '';
  if (!Slug.safeParse(slug).success) throw new NotFound();
  const preview = page.url.searchParams.get('preview') ?? undefined;
  const post = await postAt(page, { slug, preview });
  if (!post) {
    if (preview === undefined) throw new NotFound();
    return { kind: 'ended-preview', head: await headOf(page, { canonical: null }) };
  }
  const href = blogHref(post);
  if (href !== page.url.pathname) {
    throw preview === undefined ? redirect(href, 301) : redirect(href + page.url.search, 302);
  }
  return articleView(page, { post, isPreview: preview !== undefined });
};

interface Address {
  slug: string;
  preview: string | undefined;
}

/** Longer tokens are not ours. */
const maxTokenLength = 500;

async function postAt({ api }: PageRequest, query: Address): Promise<Blog | undefined> {
  if ((query.preview?.length ?? 0) > maxTokenLength) return undefined;
  return (await orNone(api.read(blogEndpoints.bySlug, { query })))?.data;
}

interface Shown {
  post: Blog;
  isPreview: boolean;
}

async function articleView(page: PageRequest, { post, isPreview }: Shown): Promise<ArticleView> {
  const href = blogHref(post);
  const [categories, chemicals] = await Promise.all([
    readBlogCategories(page),
    relatedChemicals(page, post),
  ]);
  const category = categories.find(({ _id }) => _id === post.categoryId);
  const text = readRichText(post.content, { firstHeading: 2 });
  const { nodes, outline } = outlineOf(text);
  const opening = cut(textOf(text.slice(0, 1)));
  const [head, more] = await Promise.all([
    headOf(page, {
      canonical: isPreview ? null : href,
      record: withMeta(post, { opening, category, chemicals }),
      picture: pictureOrNone(post),
    }),
    morePosts(page, post),
  ]);
  return {
    ...postSummaryOf(post, categories),
    kind: 'article',
    head,
    crumbs: [
      homeCrumb(),
      blogsCrumb(),
      ...(category ? [crumbOf(category)] : []),
      { label: post.title, lang: langOf(post, 'title'), to: href },
    ],
    updatedAt: post.updatedAt,
    readingMinutes: post.readingMinutes,
    content: nodes,
    contentLang: langOf(post, 'content'),
    outline,
    chemicals: chemicals.map(chemicalSummaryOf),
    more,
    preview: isPreview ? previewText(post) : null,
  };
}

/** Published chemicals, in the order set by staff. */
async function relatedChemicals(
  { api }: PageRequest,
  { relatedChemicalIds: ids }: Blog,
): Promise<ListedChemical[]> {
  if (ids.length === 0) return [];
  const query = { ids: ids.join(',') };
  const { data } = await api.read(chemicalEndpoints.byIds, { query });
  return ids.flatMap((id) => data.filter(({ _id }) => _id === id));
}

const moreOfCategory = 3;

async function morePosts(page: PageRequest, post: Blog): Promise<PostSummary[]> {
  const query = { categoryId: post.categoryId, pageSize: moreOfCategory + 1 };
  const [{ data }, categories] = await Promise.all([
    page.api.read(blogEndpoints.ofCategory, { query }),
    readBlogCategories(page),
  ]);
  const others = data.filter(({ _id }) => _id !== post._id).slice(0, moreOfCategory);
  return others.map((other) => postSummaryOf(other, categories));
}

interface Facts {
  /** The start of its text. */
  opening: string;
  category: { readonly name: string } | undefined;
  chemicals: readonly ListedChemical[];
}

/** The post, with page meta derived from its text where staff gave none. */
function withMeta(post: Blog, { opening, category, chemicals }: Facts) {
  const subjects = [...(category ? [category] : []), ...chemicals].map(({ name }) => name);
  return {
    metaTitle: post.metaTitle ?? post.title,
    metaDescription: post.metaDescription ?? post.excerpt ?? opening,
    metaKeywords: post.metaKeywords ?? subjects.join(', '),
  };
}

const maxDescriptionLength = 200;

/** Truncates at a word's end. */
function cut(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  return `${text
    .slice(0, maxDescriptionLength)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}

function previewText({ status, publishedAt }: Blog): string {
  if (status === 'draft') return t`This is a draft. Only people with this link can see it.`;
  if (publishedAt !== null && new Date(publishedAt).getTime() > Date.now()) {
    const time = utcTimeText(publishedAt);
    return t`This goes out on ${time}. Until then only people with this link can see it.`;
  }
  return t`This is out: everybody sees it as it stands here.`;
}

import { t } from '@lingui/core/macro';
import { blogCategories, type BlogCategory, type blogs } from 'contract/content';
import type { z } from 'zod';
import { blogCategoryHref, blogHref } from '../common/hrefs';
import { datedOf } from '../load/display-texts';
import { langOf } from '../load/lang-of';
import { pictureOrNone } from '../load/picture-of';
import type { PageRequest } from '../load/page-request';
import type { PostSummary } from './blog-view';

export type ListedPost = z.output<typeof blogs.publicListed>;

export function postSummaryOf(post: ListedPost, categories: BlogCategories): PostSummary {
  const category = categories.find(({ _id }) => _id === post.categoryId);
  const { readingMinutes: minutes } = post;
  return {
    title: post.title,
    titleLang: langOf(post, 'title'),
    excerptLang: langOf(post, 'excerpt'),
    href: blogHref(post),
    category: category
      ? { name: category.name, lang: langOf(category, 'name'), href: blogCategoryHref(category) }
      : null,
    excerpt: post.excerpt,
    author: post.author,
    published: post.publishedAt === null ? null : datedOf(post.publishedAt),
    reading: t`${minutes} min read`,
    picture: pictureOrNone(post),
  };
}

export type BlogCategories = readonly Pick<
  BlogCategory,
  '_id' | 'name' | 'slug' | 'untranslated'
>[];

const pageSize = 100;

/** All categories of posts by name, from responses that the API caches until one of them changes. */
export async function readBlogCategories({ api }: PageRequest): Promise<BlogCategories> {
  const found: BlogCategories[number][] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize, sort: 'name' } as const;
    const { data, total } = await api.read(blogCategories.visitorEndpoints.list, { query });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}

import type { blogs } from 'contract/content';
import type { z } from 'zod';
import { blogCategoryHref, blogHref } from '../hrefs';
import { datedOf } from '../server/dated';
import { pictureOrNone } from '../server/picture-of';
import type { BlogCategories } from './blog-categories';
import type { PostSummary } from './blog-view';

export type ListedPost = z.output<typeof blogs.publicListed>;

export function postSummaryOf(post: ListedPost, categories: BlogCategories): PostSummary {
  const category = categories.find(({ _id }) => _id === post.categoryId);
  return {
    title: post.title,
    href: blogHref(post),
    category: category ? { name: category.name, href: blogCategoryHref(category) } : null,
    excerpt: post.excerpt,
    author: post.author,
    published: post.publishedAt === null ? null : datedOf(post.publishedAt),
    reading: `${post.readingMinutes} min read`,
    picture: pictureOrNone(post),
  };
}

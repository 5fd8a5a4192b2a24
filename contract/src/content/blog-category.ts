import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { Slug, text } from '../text';

export const blogCategories = defineResource({
  name: 'blogCategory',
  label: { one: 'blog category', many: 'blog categories' },
  area: 'website',
  personalData: 'none',
  paths: groupPaths('blogCategory'),
  fields: { name: required(text(80), { translated: true }), slug: optional(Slug) },
  title: 'name',
  search: ['name'],
  sorts: ['name', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  public: ['list', 'get'],
});

/** Categories of the site's posts. */
export const BlogCategory = blogCategories.entity;
export type BlogCategory = z.infer<typeof BlogCategory>;

export const blogCategoryEndpoints = {
  bySlug: endpoint({
    name: 'blogCategory.bySlug',
    method: 'GET',
    path: 'blogCategory/getBySlug',
    access: 'public',
    query: z.strictObject({ slug: Slug }),
    answer: single(blogCategories.publicEntity),
    summary: 'The blog category with this slug, present or former',
  }),
} as const;

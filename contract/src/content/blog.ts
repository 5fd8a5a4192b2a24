import { z } from 'zod';
import { FileName } from '../file/file-name';
import { pageOf, single } from '../answer';
import { PublishStatus } from '../catalog/chemical';
import { endpoint } from '../endpoint';
import { computed, defaulted, idsOf, optional, reference, required } from '../field';
import { idOf } from '../id';
import { PageQuery, QueryFlag } from '../list';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { richText, Slug, text } from '../text';
import { PictureFacts } from './picture';
import { seoFields } from './seo-fields';
import { Moment } from '../moment';

/** A chemical, and another one that a text names as its replacement. */
export const Replacement = z.strictObject({
  chemicalId: idOf('chemical'),
  replacementId: idOf('chemical'),
});
export type Replacement = z.infer<typeof Replacement>;

/** Posts of the site. Visitors see a published one from its `publishedAt` on: one in the future is scheduled. */
export const blogs = defineResource({
  name: 'blog',
  label: { one: 'post', many: 'posts' },
  area: 'website',
  personalData: 'none',
  paths: groupPaths('blog'),
  encoding: 'multipart',
  fields: {
    title: required(text(160), { translated: true }),
    slug: optional(Slug),
    categoryId: required(...reference('blogCategory')),
    excerpt: optional(text(400), { translated: true }),
    content: required(richText(200_000), { format: 'html', depth: 'record', translated: true }),
    image: optional(FileName),
    imageAlt: optional(text(200), { translated: true }),
    imageFacts: computed(PictureFacts),
    author: optional(text(120)),
    /** Publication time; by default, the time at which the status is set to published. */
    publishedAt: optional(Moment),
    status: defaulted(PublishStatus, 'draft'),
    ...seoFields,
    /** At 220 words a minute, at least one. */
    readingMinutes: computed(z.int().min(1)),
    relatedChemicalIds: defaulted(idsOf('chemical', 12), [], { references: 'chemical' }),
    /** What the text offers as a replacement of what. */
    replacements: defaulted(z.array(Replacement).max(12), [], {
      references: { chemicalId: 'chemical', replacementId: 'chemical' },
    }),
  },
  title: 'title',
  search: ['title', 'excerpt', 'author'],
  sorts: ['title', 'publishedAt', 'status', 'createdAt', 'updatedAt'],
  defaultSort: '-publishedAt',
  filters: {
    categoryId: idOf('blogCategory').optional(),
    status: PublishStatus.optional(),
    /** Published, with a publication time in the future. */
    scheduled: QueryFlag.optional(),
    /** Posts that name the chemical as related. */
    chemicalId: idOf('chemical').optional(),
    /** Posts that name a replacement of the chemical. */
    replacedId: idOf('chemical').optional(),
  },
  staffFilters: ['status', 'scheduled'],
  public: ['list', 'get'],
});

export const Blog = blogs.entity;
export type Blog = z.infer<typeof Blog>;

/** A preview link, valid for a limited time for everyone who has it. */
export const PreviewLink = z.object({ path: z.string(), expiresAt: z.iso.datetime() });
export type PreviewLink = z.infer<typeof PreviewLink>;

export const blogEndpoints = {
  bySlug: endpoint({
    name: 'blog.bySlug',
    method: 'GET',
    path: 'blog/getBlogBySlug',
    access: 'public',
    needs: { website: 'view' },
    /** With the token of `blog/createPreview` as `preview`, also unpublished posts. */
    query: z.strictObject({ slug: text(120), preview: z.string().max(500).optional() }),
    answer: single(blogs.publicEntity),
    summary: 'One post by its present address or a former one',
  }),
  ofCategory: endpoint({
    name: 'blog.ofCategory',
    method: 'GET',
    path: 'blog/category',
    access: 'public',
    needs: { website: 'view' },
    query: PageQuery.extend({ categoryId: idOf('blogCategory') }),
    answer: pageOf(blogs.publicListed),
    summary: 'The posts of a category, newest first',
  }),
  latest: endpoint({
    name: 'blog.latest',
    method: 'GET',
    path: 'blog/getLatestBlog',
    access: 'public',
    needs: { website: 'view' },
    answer: single(blogs.publicListed.nullable()),
    summary: 'The newest post; null when there is none',
  }),
  allButLatest: endpoint({
    name: 'blog.allButLatest',
    method: 'GET',
    path: 'blog/getAllBlogsExceptLatest',
    access: 'public',
    needs: { website: 'view' },
    query: PageQuery,
    answer: pageOf(blogs.publicListed),
    summary: 'All posts but the newest, newest first',
  }),
  preview: endpoint({
    name: 'blog.preview',
    method: 'POST',
    path: 'blog/createPreview',
    access: 'admin',
    needs: { website: 'edit' },
    idIn: 'query',
    answer: single(PreviewLink),
    summary: 'A link to the post’s page as it is stored, good for an hour',
  }),
} as const;

import { z } from 'zod';
import { FileName } from '../file/file-name';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { richText, Slug, text } from '../text';
import { PictureFacts } from './picture';
import { reorderEndpoint } from '../reorder';

/** Pages about the company; `about`, `introduction` and `vision-mission` have these addresses. */
export const aboutUs = defineResource({
  name: 'aboutUs',
  label: { one: 'about-us page', many: 'about-us pages' },
  area: 'website',
  personalData: 'none',
  paths: groupPaths('aboutus'),
  fields: {
    title: required(text(160), { translated: true }),
    slug: required(Slug),
    content: required(richText(100_000), { format: 'html', depth: 'record', translated: true }),
    image: optional(FileName),
    imageAlt: optional(text(200), { translated: true }),
    imageFacts: computed(PictureFacts),
    order: defaulted(z.int().min(0).max(100_000), 0),
  },
  title: 'title',
  search: ['title', 'slug'],
  sorts: ['order', 'title', 'createdAt', 'updatedAt'],
  defaultSort: 'order',
  public: ['list', 'get'],
});

export const AboutUs = aboutUs.entity;
export type AboutUs = z.infer<typeof AboutUs>;

export const aboutUsEndpoints = {
  bySlug: endpoint({
    name: 'aboutUs.bySlug',
    method: 'GET',
    path: 'aboutus/getBySlug',
    access: 'public',
    query: z.strictObject({ slug: text(120) }),
    answer: single(aboutUs.publicEntity),
    summary: 'One about-us page by its slug',
  }),
  reorder: reorderEndpoint(aboutUs, { name: 'aboutUs', path: 'aboutus/reorder' }),
} as const;

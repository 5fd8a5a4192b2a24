import { z } from 'zod';
import { FileName } from '../file/file-name';
import { computed, defaulted, optional, required } from '../field';
import { QueryFlag } from '../list';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { PictureFacts } from './picture';
import { reorderEndpoint } from '../reorder';
import { SiteLink } from './site-link';

/** The slides of the home page. */
export const slides = defineResource({
  name: 'slide',
  label: { one: 'slide', many: 'slides' },
  area: 'website',
  personalData: 'none',
  paths: groupPaths('slideShow'),
  fields: {
    title: required(text(160), { translated: true }),
    text: optional(text(400), { translated: true }),
    image: required(FileName),
    imageFacts: computed(PictureFacts),
    alt: required(text(200), { translated: true }),
    ctaLabel: optional(text(60), { translated: true }),
    ctaHref: optional(SiteLink),
    order: defaulted(z.int().min(0).max(100_000), 0),
    active: defaulted(z.boolean(), true),
  },
  title: 'title',
  search: ['title', 'text'],
  sorts: ['order', 'title', 'createdAt', 'updatedAt'],
  defaultSort: 'order',
  filters: { active: QueryFlag.optional() },
  staffFilters: ['active'],
  public: ['list', 'get'],
});

export const Slide = slides.entity;
export type Slide = z.infer<typeof Slide>;

export const slideEndpoints = {
  reorder: reorderEndpoint(slides, { name: 'slide', path: 'slideShow/reorder' }),
} as const;

import { z } from 'zod';
import { FileName } from '../file/file-name';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required } from '../field';
import { QueryFlag } from '../list';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { PictureFacts } from './picture';
import { SiteLink } from './site-link';

/** The picture with a line of text at the top of a page; `pageSlug` is the page's path without the leading slash. */
export const banners = defineResource({
  name: 'banner',
  label: { one: 'banner', many: 'banners' },
  area: 'website',
  personalData: 'none',
  paths: namedPaths({
    list: 'banner/getAll',
    get: 'banner/get',
    add: 'banner/add',
    update: 'banner/update',
    remove: 'banner/delete',
    export: 'banner/export',
  }),
  fields: {
    title: required(text(160), { translated: true }),
    subtitle: optional(text(300), { translated: true }),
    image: required(FileName),
    imageFacts: computed(PictureFacts),
    /** Text alternative of the picture. */
    alt: required(text(200), { translated: true }),
    pageSlug: required(text(200)),
    ctaLabel: optional(text(60), { translated: true }),
    ctaHref: optional(SiteLink),
    active: defaulted(z.boolean(), true),
  },
  title: 'title',
  search: ['title', 'pageSlug'],
  sorts: ['title', 'pageSlug', 'createdAt', 'updatedAt'],
  defaultSort: 'pageSlug',
  filters: { active: QueryFlag.optional(), pageSlug: text(200).optional() },
  staffFilters: ['active'],
  public: ['list', 'get'],
});

export const Banner = banners.entity;
export type Banner = z.infer<typeof Banner>;

export const bannerEndpoints = {
  ofPage: endpoint({
    name: 'banner.ofPage',
    method: 'GET',
    path: 'banner/getByPageSlug',
    access: 'public',
    query: z.strictObject({ pageSlug: text(200) }),
    answer: single(banners.publicEntity.nullable()),
    summary: 'The active banner of a page that was changed last; null when there is none',
  }),
} as const;

import type { z } from 'zod';
import { pageOf } from '../answer';
import { endpoint } from '../endpoint';
import { optional, required } from '../field';
import { idInPathPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

export const metas = defineResource({
  name: 'meta',
  label: { one: 'page meta record', many: 'page meta records' },
  area: 'website',
  personalData: 'none',
  paths: idInPathPaths('meta'),
  fields: {
    pageSlug: required(text(200)),
    metaTitle: required(text(160), { translated: true }),
    metaDescription: optional(text(320), { translated: true }),
    metaKeyword: optional(text(320), { translated: true }),
  },
  title: 'pageSlug',
  search: ['pageSlug', 'metaTitle'],
  sorts: ['pageSlug', 'metaTitle', 'updatedAt'],
  defaultSort: 'pageSlug',
  public: ['list', 'get'],
});

/** Title, description and keywords of a static page. */
export const Meta = metas.entity;
export type Meta = z.infer<typeof Meta>;

export const metaEndpoints = {
  all: endpoint({
    name: 'meta.all',
    method: 'GET',
    path: 'meta/get-meta',
    access: 'public',
    answer: pageOf(Meta),
    summary: 'All page meta records at once',
  }),
} as const;

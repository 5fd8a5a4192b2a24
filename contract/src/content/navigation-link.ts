import { z } from 'zod';
import { defaulted, optional, required } from '../field';
import { idInPathPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { reorderEndpoint } from '../reorder';
import { SiteLink } from './site-link';

/** Links of the site's footer; `group` is the heading of their column. */
export const navigationLinks = defineResource({
  name: 'navigationLink',
  label: { one: 'navigation link', many: 'navigation links' },
  area: 'website',
  personalData: 'none',
  paths: idInPathPaths('navigationLink'),
  fields: {
    label: required(text(80), { translated: true }),
    url: required(SiteLink),
    group: optional(text(60), { translated: true }),
    order: defaulted(z.int().min(0).max(100_000), 0),
    newTab: defaulted(z.boolean(), false),
  },
  title: 'label',
  search: ['label', 'url', 'group'],
  sorts: ['order', 'label', 'group', 'createdAt', 'updatedAt'],
  defaultSort: 'order',
  public: ['list', 'get'],
});

export const NavigationLink = navigationLinks.entity;
export type NavigationLink = z.infer<typeof NavigationLink>;

export const navigationLinkEndpoints = {
  reorder: reorderEndpoint(navigationLinks, {
    name: 'navigationLink',
    path: 'navigationLink/reorder',
  }),
} as const;

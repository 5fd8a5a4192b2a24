import { z } from 'zod';
import { defaulted, optional, reference, required } from '../field';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { reorderEndpoint } from './reorder';

export const menuItems = defineResource({
  name: 'menuItem',
  label: { one: 'menu item', many: 'menu items' },
  paths: namedPaths({
    list: 'menulist/get-menu',
    get: 'menulist/get-menu/{id}',
    add: 'menulist/add-menu',
    update: 'menulist/update-menu/{id}',
    remove: 'menulist/delete-menu/{id}',
    export: 'menulist/export-menu',
  }),
  fields: {
    title: required(text(80)),
    path: required(text(300).regex(/^\/(?!\/)\S*$/, 'Use a path on this site, such as /about')),
    parentId: optional(...reference('menuItem')),
    order: defaulted(z.int().min(0).max(100_000), 0),
    visible: defaulted(z.boolean(), true),
  },
  title: 'title',
  search: ['title', 'path'],
  sorts: ['order', 'title', 'updatedAt'],
  defaultSort: 'order',
  public: ['list'],
});

/** An entry of the site's header menu. */
export const MenuItem = menuItems.entity;
export type MenuItem = z.infer<typeof MenuItem>;

export const menuItemEndpoints = {
  reorder: reorderEndpoint(menuItems, { name: 'menuItem', path: 'menulist/reorder' }),
} as const;

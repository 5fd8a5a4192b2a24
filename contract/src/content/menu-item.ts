import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { defaulted, idsOf, optional, reference, required } from '../field';
import { idOf } from '../id';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** Levels of the header's menu, including the top level. */
export const menuLevels = 3;

export const menuItems = defineResource({
  name: 'menuItem',
  label: { one: 'menu item', many: 'menu items' },
  area: 'website',
  personalData: 'none',
  paths: namedPaths({
    list: 'menulist/get-menu',
    get: 'menulist/get-menu/{id}',
    add: 'menulist/add-menu',
    update: 'menulist/update-menu/{id}',
    remove: 'menulist/delete-menu/{id}',
    export: 'menulist/export-menu',
  }),
  fields: {
    title: required(text(80), { translated: true }),
    path: required(text(300).regex(/^\/(?![/\\])\S*$/, 'Use a path on this site, such as /about')),
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
  reorder: endpoint({
    name: 'menuItem.reorder',
    method: 'PUT',
    path: 'menulist/reorder',
    access: 'admin',
    needs: { website: 'edit' },
    body: z.strictObject({
      parentId: idOf('menuItem').nullable().optional(),
      ids: idsOf('menuItem', 500).min(1),
    }),
    answer: single(z.object({ changed: z.int() })),
    summary:
      'Puts menu items in the order given, below the item given; others there follow in the order they had',
  }),
} as const;

import type { z } from 'zod';
import { optional, required } from '../field';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** Categories of templates. */
export const emailCategories = defineResource({
  name: 'emailCategory',
  label: { one: 'email category', many: 'email categories' },
  area: 'email',
  personalData: 'none',
  paths: namedPaths({
    list: 'emailCategory/getCategories',
    get: 'emailCategory/category/{id}',
    add: 'emailCategory/addCategory',
    update: 'emailCategory/updateCategory',
    remove: 'emailCategory/deleteCategory',
    export: 'emailCategory/export',
  }),
  fields: { name: required(text(80)), description: optional(text(500)) },
  title: 'name',
  search: ['name', 'description'],
  sorts: ['name', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
});

export const EmailCategory = emailCategories.entity;
export type EmailCategory = z.infer<typeof EmailCategory>;

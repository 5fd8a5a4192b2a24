import type { z } from 'zod';
import { optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** Sources of inquiries. */
export const sources = defineResource({
  name: 'source',
  label: { one: 'source', many: 'sources' },
  area: 'inquiries',
  personalData: 'none',
  paths: groupPaths('source'),
  fields: { name: required(text(80)), description: optional(text(300)) },
  title: 'name',
  search: ['name', 'description'],
  sorts: ['name', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
});

export const Source = sources.entity;
export type Source = z.infer<typeof Source>;

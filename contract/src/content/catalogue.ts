import { z } from 'zod';
import { FileName } from '../file/file-name';
import { computed, defaulted, optional, required } from '../field';
import { QueryFlag } from '../list';
import { idInPathPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { PictureFacts } from './picture';

/** Printed catalogues to download. */
export const catalogues = defineResource({
  name: 'catalogue',
  label: { one: 'catalogue', many: 'catalogues' },
  area: 'website',
  personalData: 'none',
  paths: idInPathPaths('catalogue'),
  encoding: 'multipart',
  fields: {
    title: required(text(160)),
    description: optional(text(500)),
    /** A PDF document. */
    file: required(FileName),
    /** Its size in bytes. */
    fileSize: computed(z.int().nullable()),
    cover: optional(FileName),
    coverFacts: computed(PictureFacts),
    year: optional(z.int().min(1900).max(2200)),
    active: defaulted(z.boolean(), true),
  },
  title: 'title',
  search: ['title', 'description'],
  sorts: ['title', 'year', 'createdAt', 'updatedAt'],
  defaultSort: '-year',
  filters: {
    active: QueryFlag.optional(),
    year: z.coerce.number().int().min(1900).max(2200).optional(),
  },
  staffFilters: ['active'],
  public: ['list', 'get'],
});

export const Catalogue = catalogues.entity;
export type Catalogue = z.infer<typeof Catalogue>;

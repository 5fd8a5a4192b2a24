import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { Slug, text } from '../text';

export const chemicalTypes = defineResource({
  name: 'chemicalType',
  label: { one: 'chemical type', many: 'chemical types' },
  area: 'chemicals',
  personalData: 'none',
  paths: groupPaths('chemical'),
  fields: {
    name: required(text(80), { translated: true }),
    slug: optional(Slug),
    description: optional(text(500), { translated: true }),
  },
  title: 'name',
  search: ['name', 'description'],
  sorts: ['name', 'updatedAt'],
  defaultSort: 'name',
  public: ['list', 'get'],
});

/** What a chemical is used as: solvent, acid, monomer. */
export const ChemicalType = chemicalTypes.entity;
export type ChemicalType = z.infer<typeof ChemicalType>;

export const chemicalTypeEndpoints = {
  bySlug: endpoint({
    name: 'chemicalType.bySlug',
    method: 'GET',
    path: 'chemical/getBySlug',
    access: 'public',
    query: z.strictObject({ slug: Slug }),
    answer: single(chemicalTypes.publicEntity),
    summary: 'The chemical type with this slug, present or former',
  }),
} as const;

import type { z } from 'zod';
import { optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

export const chemicalTypes = defineResource({
  name: 'chemicalType',
  label: { one: 'chemical type', many: 'chemical types' },
  area: 'chemicals',
  personalData: 'none',
  paths: groupPaths('chemical'),
  fields: {
    name: required(text(80)),
    description: optional(text(500)),
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

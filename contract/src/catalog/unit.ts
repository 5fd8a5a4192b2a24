import { z } from 'zod';
import { required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** What a unit measures. Base units: kilogram, litre, mole, piece. */
export const UnitDimension = z.enum(['mass', 'volume', 'amount', 'count']);
export type UnitDimension = z.infer<typeof UnitDimension>;

export const units = defineResource({
  name: 'unit',
  label: { one: 'unit', many: 'units' },
  area: 'chemicals',
  personalData: 'none',
  paths: groupPaths('unit'),
  fields: {
    name: required(text(60)),
    symbol: required(text(16)),
    dimension: required(UnitDimension),
    factor: required(z.number().positive().max(1e12)),
  },
  title: 'name',
  search: ['name', 'symbol'],
  sorts: ['name', 'symbol', 'dimension', 'updatedAt'],
  defaultSort: 'name',
  filters: { dimension: UnitDimension.optional() },
  public: ['list', 'get'],
});

/** A unit of quantity; one unit is `factor` base units of its dimension. */
export const Unit = units.entity;
export type Unit = z.infer<typeof Unit>;

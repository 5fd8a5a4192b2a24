import { z } from 'zod';
import { Country } from '../country';
import { optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** A percentage from 0 to 100 with at most two decimals. */
export const Percent = z.number().min(0).max(100).refine(hasTwoDecimals, 'At most two decimals');

export const taxes = defineResource({
  name: 'tax',
  label: { one: 'tax', many: 'taxes' },
  area: 'chemicals',
  personalData: 'none',
  paths: groupPaths('tax'),
  fields: {
    name: required(text(80)),
    ratePercent: required(Percent),
    country: optional(Country),
    description: optional(text(500)),
  },
  title: 'name',
  search: ['name', 'country', 'description'],
  sorts: ['name', 'ratePercent', 'country', 'updatedAt'],
  defaultSort: 'name',
  filters: { country: Country.optional() },
});

export const Tax = taxes.entity;
export type Tax = z.infer<typeof Tax>;

function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

import { z } from 'zod';
import { optional } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { partnerFacts, partnerFields, partnerFilters } from './partner-fields';

export const suppliers = defineResource({
  name: 'supplier',
  label: { one: 'supplier', many: 'suppliers' },
  paths: groupPaths('supplier'),
  encoding: 'multipart',
  fields: {
    ...partnerFields,
    /** Days from order to dispatch. */
    leadTimeDays: optional(z.int().min(0).max(3650)),
    /** Staff's own rating, five is best. */
    rating: optional(z.int().min(1).max(5)),
    ...partnerFacts,
  },
  title: 'companyName',
  search: ['companyName', 'contactPerson', 'taxNumber'],
  sorts: ['companyName', 'rating', 'leadTimeDays', 'chemicalCount', 'createdAt', 'updatedAt'],
  defaultSort: 'companyName',
  filters: partnerFilters,
});

export const Supplier = suppliers.entity;
export type Supplier = z.infer<typeof Supplier>;

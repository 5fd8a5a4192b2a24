import { z } from 'zod';
import { optional, sensitive } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { partnerFacts, partnerFields, partnerFilters, partnerGroups } from './partner-fields';

const { paymentTerms, incoterm, currency, minimumOrder, ...ownFields } = partnerFields;

export const suppliers = defineResource({
  name: 'supplier',
  label: { one: 'supplier', many: 'suppliers' },
  area: 'suppliers',
  paths: groupPaths('supplier'),
  encoding: 'multipart',
  fields: {
    ...ownFields,
    paymentTerms: sensitive('purchaseFacts', paymentTerms),
    incoterm: sensitive('purchaseFacts', incoterm),
    currency: sensitive('purchaseFacts', currency),
    minimumOrder: sensitive('purchaseFacts', minimumOrder),
    /** Days from order to dispatch. */
    leadTimeDays: optional(z.int().min(0).max(3650), { area: 'purchaseFacts' }),
    /** Staff's own rating, five is best. */
    rating: optional(z.int().min(1).max(5), { area: 'purchaseFacts' }),
    ...partnerFacts,
  },
  title: 'companyName',
  search: ['companyName', 'contactPerson', 'taxNumber'],
  sorts: ['companyName', 'rating', 'leadTimeDays', 'chemicalCount', 'createdAt', 'updatedAt'],
  defaultSort: 'companyName',
  ...partnerGroups,
  filters: partnerFilters,
  filterNeeds: { chemicalId: { purchaseFacts: 'view' } },
});

export const Supplier = suppliers.entity;
export type Supplier = z.infer<typeof Supplier>;

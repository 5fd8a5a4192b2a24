import { z } from 'zod';
import { computed, defaulted, optional } from '../field';
import { QueryFlag } from '../list';
import { groupPaths, namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { partnerFacts, partnerFields, partnerFilters } from './partner-fields';

export const customers = defineResource({
  name: 'customer',
  label: { one: 'customer', many: 'customers' },
  paths: { ...groupPaths('customer'), ...namedPaths({ add: 'customer/create' }) },
  encoding: 'multipart',
  fields: {
    ...partnerFields,
    /** The name that the picture was stored under; staff alone read it. */
    logo: optional(text(80)),
    industry: optional(text(120)),
    /** Whether the customer agreed to be written to without having asked. */
    marketingConsent: defaulted(z.boolean(), false),
    /** When consent was given or taken back last; null while it never was given. */
    marketingConsentAt: computed(z.iso.datetime().nullable()),
    ...partnerFacts,
  },
  title: 'companyName',
  search: ['companyName', 'contactPerson', 'taxNumber', 'industry'],
  sorts: ['companyName', 'industry', 'chemicalCount', 'createdAt', 'updatedAt'],
  defaultSort: 'companyName',
  filters: { ...partnerFilters, marketingConsent: QueryFlag.optional() },
});

export const Customer = customers.entity;
export type Customer = z.infer<typeof Customer>;

import { z } from 'zod';
import { FileName } from '../file/file-name';
import { computed, defaulted, optional } from '../field';
import { QueryFlag } from '../list';
import { groupPaths, namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { partnerFacts, partnerFields, partnerFilters } from './partner-fields';

export const customers = defineResource({
  name: 'customer',
  label: { one: 'customer', many: 'customers' },
  area: 'customers',
  paths: { ...groupPaths('customer'), ...namedPaths({ add: 'customer/create' }) },
  encoding: 'multipart',
  fields: {
    ...partnerFields,
    /** The stored name of the picture; visible to staff only. */
    logo: optional(FileName),
    industry: optional(text(120)),
    /** Whether the customer consented to unsolicited mail. */
    marketingConsent: defaulted(z.boolean(), false),
    /** When consent was last given or withdrawn; null if never given. */
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

import type { z } from 'zod';
import { FileName } from '../file/file-name';
import { optional } from '../field';
import { groupPaths, namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { LetterLanguage } from './letter-language';
import { partnerFacts, partnerFields, partnerFilters, partnerGroups } from './partner-fields';

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
    /** The language of their offers and confirmations; null for English. */
    letterLanguage: optional(LetterLanguage),
    ...partnerFacts,
  },
  title: 'companyName',
  search: ['companyName', 'contactPerson', 'taxNumber', 'industry'],
  sorts: ['companyName', 'industry', 'chemicalCount', 'createdAt', 'updatedAt'],
  defaultSort: 'companyName',
  ...partnerGroups,
  filters: partnerFilters,
});

export const Customer = customers.entity;
export type Customer = z.infer<typeof Customer>;

import type { z } from 'zod';
import { required } from '../field';
import { idOf } from '../id';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { contactFields, contactFilters, contactSorts } from './contact-fields';

/** A contact person of a customer. */
export const customerContacts = defineResource({
  name: 'customerContact',
  label: { one: 'customer contact', many: 'customer contacts' },
  area: 'customers',
  paths: groupPaths('customerContact'),
  fields: {
    customerId: required(idOf('customer'), {
      references: 'customer',
      isPart: true,
      livesWith: true,
    }),
    ...contactFields,
  },
  title: 'name',
  search: ['name', 'email', 'phone', 'companyName'],
  sorts: contactSorts,
  defaultSort: 'name',
  filters: { ...contactFilters, customerId: idOf('customer').optional() },
});

export const CustomerContact = customerContacts.entity;
export type CustomerContact = z.infer<typeof CustomerContact>;

import type { z } from 'zod';
import { required } from '../field';
import { idOf } from '../id';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { contactFields, contactFilters, contactSorts } from './contact-fields';

/** A contact person of a supplier. */
export const supplierContacts = defineResource({
  name: 'supplierContact',
  label: { one: 'supplier contact', many: 'supplier contacts' },
  area: 'suppliers',
  paths: groupPaths('supplierContact'),
  fields: {
    supplierId: required(idOf('supplier'), {
      references: 'supplier',
      isPart: true,
      livesWith: true,
    }),
    ...contactFields,
  },
  title: 'name',
  search: ['name', 'email', 'phone', 'companyName'],
  sorts: contactSorts,
  defaultSort: 'name',
  filters: { ...contactFilters, supplierId: idOf('supplier').optional() },
});

export const SupplierContact = supplierContacts.entity;
export type SupplierContact = z.infer<typeof SupplierContact>;

import {
  type CustomerContact,
  customerContactEndpoints,
  customerContacts,
  customers,
  supplierContactEndpoints,
  supplierContacts,
  suppliers,
} from 'contract/partner';

/** What both kinds of contact persons show in a panel. */
export type ContactPerson = Pick<
  CustomerContact,
  'name' | 'role' | 'email' | 'phone' | 'isMain' | 'version'
> & { readonly _id: string };

export const customerContactKind = {
  resource: customerContacts,
  partners: customers,
  endpoints: customerContactEndpoints,
  company: 'customerId',
} as const;

export const supplierContactKind = {
  resource: supplierContacts,
  partners: suppliers,
  endpoints: supplierContactEndpoints,
  company: 'supplierId',
} as const;

/** The contact persons of a kind of partner, for components that serve both. */
export type ContactKind = typeof customerContactKind | typeof supplierContactKind;

import { mergeEndpoints } from '../merge';
import { reorderEndpoint } from '../reorder';
import { importEndpoint } from '../transfer/import';
import { customerContacts } from './customer-contact';
import { supplierContacts } from './supplier-contact';

export const customerContactEndpoints = {
  import: importEndpoint('customerContact', 'customerContact', 'customers'),
  reorder: reorderEndpoint(customerContacts, {
    name: 'customerContact',
    path: 'customerContact/reorder',
  }),
  ...mergeEndpoints(customerContacts, { name: 'customerContact', path: 'customerContact' }),
} as const;

export const supplierContactEndpoints = {
  import: importEndpoint('supplierContact', 'supplierContact', 'suppliers'),
  reorder: reorderEndpoint(supplierContacts, {
    name: 'supplierContact',
    path: 'supplierContact/reorder',
  }),
  ...mergeEndpoints(supplierContacts, { name: 'supplierContact', path: 'supplierContact' }),
} as const;

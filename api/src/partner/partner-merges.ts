import type { MergeRules } from '../jobs/merge-rules';
import { linksOf } from './merge-links';

/** How customers and suppliers are merged. A test compares what refers to them with the contract and the database. */
export const customerMerge: MergeRules = {
  resource: 'customer',
  fields: [
    'customerContact.customerId',
    'inquiry.customerId',
    'order.customerId',
    'priceList.customerIds',
  ],
  ledgers: [
    { table: 'email', column: 'customer_id' },
    { table: 'documentDelivery', column: 'customer_id' },
    { table: 'mailMessage', column: 'customer_id' },
  ],
  own: ['customer_chemical', 'customer_mark'],
  links: linksOf('customerChemical'),
};

export const supplierMerge: MergeRules = {
  resource: 'supplier',
  fields: [
    'askedSupplier.supplierId',
    'offer.costs',
    'supplierContact.supplierId',
    'supplierPrice.supplierId',
    'supplierRequest.supplierIds',
  ],
  ledgers: [
    { table: 'email', column: 'supplier_id' },
    { table: 'documentDelivery', column: 'supplier_id' },
  ],
  own: ['supplier_chemical', 'supplier_mark'],
  links: linksOf('supplierChemical'),
};

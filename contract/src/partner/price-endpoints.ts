import { importEndpoint } from '../transfer/import';

export const supplierPriceEndpoints = {
  import: importEndpoint('supplierPrice', 'supplierPrice', {
    chemicals: 'view',
    suppliers: 'all',
    purchaseFacts: 'all',
  }),
} as const;

export const salesPriceEndpoints = {
  import: importEndpoint('salesPrice', 'salesPrice', {
    chemicals: 'view',
    inquiries: 'all',
  }),
} as const;

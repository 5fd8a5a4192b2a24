import type { Domain } from '../kernel/domain';
import { customerContactFormat, supplierContactFormat } from './contact.format';
import { mountContactRoutes } from './contact.routes';
import { customerContactTable } from './customer-contact.table';
import { customerFormat } from './customer.format';
import { customerTable } from './customer.table';
import { customerContactMerge, supplierContactMerge } from './merge-contacts';
import { customerMerge, supplierMerge } from './partner-merges';
import { salesPriceFormat, supplierPriceFormat } from './price.format';
import { priceListTable } from './price-list.table';
import { salesPriceTable } from './sales-price.table';
import { supplierPriceTable } from './supplier-price.table';
import { mountPartnerRoutes } from './partner.routes';
import { supplierContactTable } from './supplier-contact.table';
import { supplierFormat } from './supplier.format';
import { supplierTable } from './supplier.table';
import { partnerPersonalData } from './personal-data';

export const partner = {
  tables: [
    supplierTable,
    customerTable,
    customerContactTable,
    supplierContactTable,
    supplierPriceTable,
    priceListTable,
    salesPriceTable,
  ],
  routes: [mountPartnerRoutes, mountContactRoutes],
  formats: [
    supplierFormat,
    customerFormat,
    customerContactFormat,
    supplierContactFormat,
    supplierPriceFormat,
    salesPriceFormat,
  ],
  merges: [customerMerge, supplierMerge, customerContactMerge, supplierContactMerge],
  personalData: partnerPersonalData,
} satisfies Domain;

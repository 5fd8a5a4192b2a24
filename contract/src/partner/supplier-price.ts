import { z } from 'zod';
import { computed, optional, required } from '../field';
import { idOf } from '../id';
import { FileName } from '../file/file-name';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { priceFields, priceFilters, priceSorts } from './price-fields';
import { Currency, Incoterm } from './trade-terms';

/** What a supplier asks for a chemical, as an offer or a list of the supplier says. */
export const supplierPrices = defineResource({
  name: 'supplierPrice',
  label: { one: 'supplier price', many: 'supplier prices' },
  area: {
    view: { chemicals: 'view', suppliers: 'view', purchaseFacts: 'view' },
    edit: { chemicals: 'view', suppliers: 'edit', purchaseFacts: 'edit' },
    all: { chemicals: 'view', suppliers: 'all', purchaseFacts: 'all' },
  },
  personalData: 'none',
  paths: groupPaths('supplierPrice'),
  encoding: 'multipart',
  fields: {
    supplierId: required(idOf('supplier'), { references: 'supplier', isPart: true }),
    ...priceFields,
    currency: required(Currency),
    incoterm: optional(Incoterm),
    /** The named place of the Incoterms rule. */
    place: optional(text(200)),
    /** Days from order to dispatch. */
    leadTimeDays: optional(z.int().min(0).max(3650)),
    /** The document that says so: `Quotation 4711 of 3 May`. */
    source: optional(text(200)),
    /** The stored name of that document, for staff. */
    sourceFile: optional(FileName),
    /** The supplier's name. */
    supplierName: computed(z.string()),
  },
  title: 'chemicalName',
  search: ['chemicalName', 'supplierName', 'source'],
  sorts: ['supplierName', ...priceSorts],
  defaultSort: '-validFrom',
  filters: { ...priceFilters, supplierId: idOf('supplier').optional() },
});

export const SupplierPrice = supplierPrices.entity;
export type SupplierPrice = z.infer<typeof SupplierPrice>;

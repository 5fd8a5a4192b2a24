import { z } from 'zod';
import { computed, required } from '../field';
import { idOf } from '../id';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { priceFields, priceFilters, priceSorts } from './price-fields';

/** A price of a price list, in the currency of the list. */
export const salesPrices = defineResource({
  name: 'salesPrice',
  label: { one: 'sales price', many: 'sales prices' },
  area: {
    view: { chemicals: 'view', inquiries: 'view' },
    edit: { chemicals: 'view', inquiries: 'edit' },
    all: { chemicals: 'view', inquiries: 'all' },
  },
  personalData: 'none',
  paths: groupPaths('salesPrice'),
  fields: {
    priceListId: required(idOf('priceList'), { references: 'priceList', isPart: true }),
    ...priceFields,
    /** The name of the list. */
    listName: computed(z.string()),
    /** Of the list. */
    currency: computed(z.string()),
  },
  title: 'chemicalName',
  search: ['chemicalName', 'listName'],
  sorts: ['listName', ...priceSorts],
  defaultSort: '-validFrom',
  filters: { ...priceFilters, priceListId: idOf('priceList').optional() },
});

export const SalesPrice = salesPrices.entity;
export type SalesPrice = z.infer<typeof SalesPrice>;

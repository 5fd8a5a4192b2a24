import type { z } from 'zod';
import { defaulted, idsOf, optional, required } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { MarginPercent } from './margin-price';
import { Currency } from './trade-terms';

export const maxListCustomers = 500;

/** Sales prices for all customers, for a group, or for one. */
export const priceLists = defineResource({
  name: 'priceList',
  label: { one: 'price list', many: 'price lists' },
  area: 'inquiries',
  personalData: 'none',
  paths: groupPaths('priceList'),
  fields: {
    name: required(text(120)),
    currency: required(Currency),
    /** Empty for all customers. */
    customerIds: defaulted(idsOf('customer', maxListCustomers), [], {
      references: 'customer',
      area: 'customers',
    }),
    /** Gives the price from the lowest cost of the day where the list has none. */
    marginPercent: optional(MarginPercent, { area: 'purchaseFacts' }),
    description: optional(text(500)),
  },
  title: 'name',
  search: ['name', 'description'],
  sorts: ['name', 'currency', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
});

export const PriceList = priceLists.entity;
export type PriceList = z.infer<typeof PriceList>;

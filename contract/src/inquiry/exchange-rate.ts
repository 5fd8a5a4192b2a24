import type { z } from 'zod';
import { computed, required } from '../field';
import { idOf } from '../id';
import { Currency } from '../partner/trade-terms';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { PositiveDecimal } from './decimal';
import { Day } from '../moment';

/** What one unit of a currency was worth in another one on a day, as staff entered it. */
export const exchangeRates = defineResource({
  name: 'exchangeRate',
  label: { one: 'exchange rate', many: 'exchange rates' },
  area: 'inquiries',
  personalData: 'none',
  paths: groupPaths('exchangeRate'),
  fields: {
    fromCurrency: required(Currency),
    toCurrency: required(Currency),
    rate: required(PositiveDecimal),
    ratedOn: required(Day),
    /** The admin who entered it. */
    by: computed(idOf('admin').nullable()),
  },
  title: 'fromCurrency',
  search: ['fromCurrency', 'toCurrency'],
  sorts: ['fromCurrency', 'toCurrency', 'ratedOn', 'createdAt', 'updatedAt'],
  defaultSort: '-ratedOn',
});

export const ExchangeRate = exchangeRates.entity;
export type ExchangeRate = z.infer<typeof ExchangeRate>;

import { z } from 'zod';
import { single } from '../answer';
import { Grade } from '../catalog/grade';
import { FormName } from '../catalog/offered-form';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { Currency } from '../partner/trade-terms';
import { PositiveDecimal } from './decimal';

/** What a line of an offer asks a price for. */
export const PriceQuery = z.strictObject({
  inquiryId: idOf('inquiry'),
  chemicalId: idOf('chemical'),
  offeredForm: FormName.optional(),
  grade: Grade.optional(),
  packSize: PositiveDecimal.optional(),
  packUnitId: idOf('unit').optional(),
  quantity: PositiveDecimal.optional(),
  unitId: idOf('unit').optional(),
  currency: Currency,
});
export type PriceQuery = z.infer<typeof PriceQuery>;

const money = z.string();

/** The sales price that is valid today, or why there is none. */
export const SuggestedPrice = z.object({
  /** Of one unit of `unitId`, in the currency that was asked for. */
  unitPrice: money.nullable(),
  unitId: idOf('unit').nullable(),
  /** In words. */
  reason: z.string(),
});
export type SuggestedPrice = z.infer<typeof SuggestedPrice>;

/** A supplier of the chemical with the price that is valid today, if any. */
export const SuggestedSupplier = z.object({
  supplierId: idOf('supplier'),
  companyName: z.string(),
  /** Of one unit of `unitId`, in the supplier's currency. */
  unitPrice: money.nullable(),
  unitId: idOf('unit').nullable(),
  currency: z.string().nullable(),
  /** The price in the currency that was asked for; null without an exchange rate. */
  converted: money.nullable(),
  /** Of the price, else of the supplier: days from order to dispatch. */
  leadTimeDays: z.int().nullable(),
  /** In words. */
  reason: z.string(),
});
export type SuggestedSupplier = z.infer<typeof SuggestedSupplier>;

export const priceEndpoints = {
  suggest: endpoint({
    name: 'price.suggest',
    method: 'GET',
    path: 'price/suggest',
    access: 'admin',
    needs: { inquiries: 'view' },
    query: PriceQuery,
    answer: single(SuggestedPrice),
    summary: 'The sales price that is valid today for a line of an offer, with its reason',
  }),
  compare: endpoint({
    name: 'price.compare',
    method: 'GET',
    path: 'price/compare',
    access: 'admin',
    needs: { inquiries: 'view', suppliers: 'view', purchaseFacts: 'view' },
    query: PriceQuery,
    answer: single(z.array(SuggestedSupplier)),
    summary: 'The suppliers of a chemical with their prices of today, the lowest first',
  }),
} as const;

import { z } from 'zod';
import { Grade } from '../catalog/grade';
import { FormName } from '../catalog/offered-form';
import { idOf } from '../id';
import { Currency } from '../partner/trade-terms';
import { text } from '../text';

const quantity = z.number().positive().max(1e9).nullable().default(null);
const blank = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** A requested item: a chemical of the catalogue, or one in the visitor's own words. */
export const RequestedItem = z
  .strictObject({
    chemicalId: blank(idOf('chemical')),
    /** The name of the form that is asked for, as it was when it was chosen. */
    offeredForm: blank(FormName),
    freeText: blank(text(300)),
    quantity,
    unitId: blank(idOf('unit')),
    grade: blank(Grade),
    packaging: blank(text(120)),
    /** The line of a list as it was written, whatever was read from it. */
    asWritten: blank(text(500)),
  })
  .refine(namesSomething, { path: ['freeText'], message: 'Choose a chemical or name one' });
export type RequestedItem = z.infer<typeof RequestedItem>;

/** Whether a quantity has its unit; items from before units were asked for have none. */
export function hasUnit({ quantity, unitId }: Pick<RequestedItem, 'quantity' | 'unitId'>): boolean {
  return quantity === null || unitId !== null;
}

export const unitMissing = 'Choose a unit for the quantity';

/** An item of an inquiry as edited by staff; prices are the customer's price for one unit. */
export const InquiryItem = z
  .strictObject({
    ...RequestedItem.shape,
    targetPrice: blank(z.number().min(0).max(1e12)),
    currency: blank(Currency),
  })
  .refine(namesSomething, { path: ['freeText'], message: 'Choose a chemical or name one' });
export type InquiryItem = z.infer<typeof InquiryItem>;

export const maxItems = 200;

function namesSomething(item: { chemicalId: unknown; freeText: unknown }): boolean {
  return item.chemicalId !== null || item.freeText !== null;
}

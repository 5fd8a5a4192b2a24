import { z } from 'zod';
import { Grade } from '../catalog/grade';
import { FormName } from '../catalog/offered-form';
import { computed, optional, reference, required } from '../field';
import { idOf } from '../id';
import { PositiveDecimal } from '../inquiry/decimal';
import { Day } from '../moment';
import { text } from '../text';

/** Where a price stands today, by the days of the company. One that ended stays as history. */
export const PriceState = z.enum(['current', 'future', 'ended']);
export type PriceState = z.infer<typeof PriceState>;

/** What a price is for and how long; of the conditions, null means any. */
export const priceFields = {
  chemicalId: required(idOf('chemical'), { references: 'chemical', isPart: true }),
  /** The name of the offered form; null for the chemical itself. */
  offeredForm: optional(FormName),
  grade: optional(Grade),
  /** The container: `Drum`. */
  packaging: optional(text(120)),
  packSize: optional(PositiveDecimal),
  packUnitId: optional(...reference('unit')),
  /** Of one unit. */
  unitPrice: required(PositiveDecimal),
  unitId: required(...reference('unit')),
  /** The least amount that has it, in its unit. Breaks are prices of their own. */
  fromQuantity: optional(PositiveDecimal),
  validFrom: required(Day),
  /** The last day. */
  validUntil: optional(Day),
  state: computed(PriceState),
  /** The chemical's name. */
  chemicalName: computed(z.string()),
  /** The unit's symbol. */
  unitSymbol: computed(z.string()),
  /** The symbol of the pack's unit. */
  packUnitSymbol: computed(z.string().nullable()),
};

export const priceSorts = [
  'chemicalName',
  'validFrom',
  'validUntil',
  'createdAt',
  'updatedAt',
] as const;

export const priceFilters = {
  chemicalId: idOf('chemical').optional(),
  state: PriceState.optional(),
};

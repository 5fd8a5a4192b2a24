import {
  Decimal,
  PositiveDecimal,
  shortened,
  type SuggestedPrice,
  type SuggestedSupplier,
} from 'contract/inquiry';
import { Currency } from 'contract/partner';
import type { CostDraft, LineDraft } from './line-draft';

export interface PriceOf {
  readonly inquiryId: string;
  readonly currency: string;
}

/** What a line asks a price for, as far as it is filled in; null without a chemical of the catalogue. */
export function priceQueryOf(line: LineDraft, { inquiryId, currency }: PriceOf) {
  const { chemicalId, offeredForm, grade, packUnitId, unitId } = line;
  if (!chemicalId || !Currency.safeParse(currency).success) return null;
  const packSize = PositiveDecimal.safeParse(line.packSize).data;
  const quantity = PositiveDecimal.safeParse(line.quantity).data;
  return {
    inquiryId,
    chemicalId,
    currency,
    ...(offeredForm && { offeredForm }),
    ...(grade && { grade }),
    ...(packSize !== undefined && packUnitId && { packSize, packUnitId }),
    ...(quantity !== undefined && { quantity }),
    ...(unitId && { unitId }),
  };
}

/** A line with the suggested price: only what nobody entered is filled in. */
export function withPrice(line: LineDraft, { unitPrice, unitId }: SuggestedPrice): LineDraft {
  if (unitPrice === null || isTyped(line.unitPrice)) return line;
  return { ...line, unitPrice, unitId: line.unitId ?? unitId };
}

/** Whether a suggested price is another than the one of the line. */
export function isOtherPrice(line: LineDraft, { unitPrice }: SuggestedPrice): boolean {
  if (unitPrice === null) return false;
  const own = Decimal.safeParse(line.unitPrice).data;
  return own === undefined || shortened(own) !== shortened(unitPrice);
}

/** What is known of the chosen supplier joins the cost; a typed price stays with its currency. */
export function withSupplier(
  cost: Omit<CostDraft, 'key'>,
  { supplierId, unitPrice, currency }: SuggestedSupplier,
): Omit<CostDraft, 'key'> {
  if (unitPrice === null || currency === null || isTyped(cost.unitPrice)) {
    return { ...cost, supplierId };
  }
  return { ...cost, supplierId, unitPrice, currency };
}

function isTyped(value: string | null | undefined): boolean {
  return value !== null && value !== undefined && value !== '';
}

import { Decimal, lineTotal, type TotalRow, totalRows, VatRule } from 'contract/inquiry';
import { Currency } from 'contract/partner';
import { totalWords } from '../common/total-words';

interface TypedLine {
  readonly quantity?: string | null | undefined;
  readonly unitPrice?: string | null | undefined;
  readonly discountPercent?: string | null | undefined;
}

/** An offer's values while they are typed. */
export interface TypedOffer {
  readonly currency: string | null;
  readonly lines: readonly TypedLine[] | null;
  readonly discountPercent: string | null;
  readonly freight: string | null;
  readonly insurance: string | null;
  readonly otherCharges: string | null;
  readonly otherChargesName: string | null;
  readonly vatRule: string | null;
  readonly vatPercent: string | null;
}

/** The sums of what is typed so far, as the API counts them; what is no number counts as empty. */
export function liveRows(typed: TypedOffer): readonly (TotalRow & { currency: string })[] {
  const currency = Currency.safeParse(typed.currency).data;
  if (currency === undefined) return [];
  const totals = (typed.lines ?? []).map((line) => liveLineTotal(line, currency));
  const rows = totalRows(
    totals,
    {
      currency,
      discountPercent: numberIn(typed.discountPercent),
      freight: numberIn(typed.freight),
      insurance: numberIn(typed.insurance),
      otherCharges: numberIn(typed.otherCharges),
      otherChargesName: typed.otherChargesName,
      vatRule: VatRule.safeParse(typed.vatRule).data ?? null,
      vatPercent: numberIn(typed.vatPercent),
    },
    totalWords,
  );
  return rows.map((row) => ({ ...row, currency }));
}

/** The total of a line as it is typed. */
export function liveLineTotal(
  { quantity, unitPrice, discountPercent }: TypedLine,
  currency: string,
): string | null {
  return lineTotal(
    {
      quantity: numberIn(quantity),
      unitPrice: numberIn(unitPrice),
      discountPercent: numberIn(discountPercent),
    },
    currency,
  );
}

function numberIn(typed: string | null | undefined): string | null {
  return Decimal.safeParse(typed).data ?? null;
}

import { t } from '@lingui/core/macro';
import { type InquiryValue, moneyText, roundedHalfEven } from 'contract/inquiry';

/** An amount for a glance, without cents: `12,346 EUR`. */
export function wholeText(amount: string, currency: string): string {
  return moneyText(roundedHalfEven(amount, 0), currency);
}

interface ValueText {
  /** For a glance. */
  readonly text: string;
  /** Exactly, with what there is to say of it. */
  readonly title: string;
}

/** A value in the company's currency; in its own without an exchange rate, or while the company's is unknown. */
export function valueText(value: InquiryValue, company: string | undefined): ValueText {
  const { amount, currency, converted, isEstimate } = value;
  const isConverted = converted !== null && company !== undefined;
  const shown = isConverted ? ([converted, company] as const) : ([amount, currency] as const);
  const notes = [
    moneyText(...shown),
    ...(isConverted && company !== currency ? [moneyText(amount, currency)] : []),
    ...(converted === null ? [t`no exchange rate`] : []),
    ...(isEstimate ? [t`an estimate: the offer is a draft`] : []),
  ];
  return { text: `${isEstimate ? '≈ ' : ''}${wholeText(...shown)}`, title: notes.join(', ') };
}

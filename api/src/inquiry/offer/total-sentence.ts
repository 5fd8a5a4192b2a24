import { textLanguage } from 'contract';
import { amountInWords, groupedText, moneyText } from 'contract/inquiry';
import type { OfferRecord } from './prepare-offers';

/** `The total is 1,250.50 EUR (one thousand two hundred fifty euros and 50/100), with freight and VAT 19 %.` */
export function totalSentence(offer: OfferRecord): string {
  const { total, currency } = offer;
  const words = amountInWords(total, currency);
  return `The total is ${moneyText(total, currency)} (${words}), ${containedText(offer)}.`;
}

/** What a total contains besides the goods. */
function containedText(offer: OfferRecord): string {
  const { freight, insurance, otherCharges, otherChargesName, vatRule, vatPercent } = offer;
  const charges = [
    ...(freight === null ? [] : ['freight']),
    ...(insurance === null ? [] : ['insurance']),
    ...(otherCharges === null ? [] : [otherChargesName ?? 'other charges']),
    ...(vatRule === 'domestic' ? [`VAT ${groupedText(vatPercent ?? '0')} %`] : []),
  ];
  const list = new Intl.ListFormat(textLanguage).format(charges);
  const taxes = vatRule === 'domestic' ? '' : taxWords[vatRule ?? 'none'];
  return [list === '' ? '' : `with ${list}`, taxes].filter(Boolean).join(', ');
}

const taxWords = {
  none: 'net of taxes',
  reverseCharge: 'without VAT, which is due from the recipient',
  export: 'without VAT, as an export',
} as const;

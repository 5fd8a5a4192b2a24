import { amountInWords, groupedText, moneyText } from 'contract/inquiry';
import type { MailWords } from '../letter/mail-words';
import type { OfferRecord } from './prepare-offers';

/** `The total is 1,250.50 EUR (one thousand two hundred fifty euros and 50/100), with freight and VAT 19 %.` */
export function totalSentence(offer: OfferRecord, words: MailWords): string {
  const { total, currency, vatRule } = offer;
  return words.total({
    amount: moneyText(total, currency),
    charges: chargesText(offer, words),
    taxes: vatRule,
    inEnglish: amountInWords(total, currency),
  });
}

/** What a total contains besides the goods. */
function chargesText(offer: OfferRecord, { language, charges }: MailWords): string {
  const { freight, insurance, otherCharges, otherChargesName, vatRule, vatPercent } = offer;
  const names = [
    ...(freight === null ? [] : [charges.freight]),
    ...(insurance === null ? [] : [charges.insurance]),
    ...(otherCharges === null ? [] : [otherChargesName ?? charges.others]),
    ...(vatRule === 'domestic' ? [charges.vat(groupedText(vatPercent ?? '0'))] : []),
  ];
  return new Intl.ListFormat(language).format(names);
}

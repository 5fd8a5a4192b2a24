import type { Supplier } from 'contract/partner';

/** The fields that a search looks through, as far as a row has them. */
export type MatchedPartner = Pick<
  Supplier,
  'companyName' | 'contactPerson' | 'taxNumber' | 'emails' | 'phones' | 'whatsapp' | 'address'
>;

/** What a search found in a partner where its row does not show it: an email, a number. */
export function matchedFact(partner: MatchedPartner, search: string): string | undefined {
  const { companyName, contactPerson, taxNumber, emails, phones, whatsapp, address } = partner;
  const shown = [companyName, contactPerson, address?.city].join(' ');
  const hidden = search
    .split(/\s+/)
    .filter((word) => word !== '' && !folded(shown).includes(folded(word)));
  if (hidden.length === 0) return undefined;
  const numbers = [...phones, whatsapp].filter((number) => number !== null);
  return (
    [...emails, taxNumber].find(
      (fact) => fact !== null && hidden.some((word) => folded(fact).includes(folded(word))),
    ) ??
    numbers.find((number) => digitsOf(number).includes(nationalDigits(search))) ??
    undefined
  );
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** At least three digits: fewer are in almost every number. */
function nationalDigits(text: string): string {
  const digits = digitsOf(text.replace('(0)', '')).replace(/^0+/, '');
  return digits.length < 3 ? text : digits;
}

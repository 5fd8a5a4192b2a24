import { shownPhone } from '../../email/values/shown-values';
import type { Letter, Seller } from './letter';
import type { LetterWords } from './letter-words';
import type { Buyer } from './read-buyer';

type Addressed = Omit<Buyer, 'reference'>;

/** The lines of the address, and the number by which VAT is reported. */
export function recipientOf(buyer: Addressed, { facts }: LetterWords): Letter['recipient'] {
  const { company, contactName, address, vatNumber } = buyer;
  return [company, contactName, address, vatNumber && `${facts.vatNumber} ${vatNumber}`];
}

/** Whom the customer asks; nobody where the letter names none. */
export function contactFacts(seller: Seller | null, { facts }: LetterWords): Letter['facts'] {
  if (seller === null) return [];
  return [
    [facts.yourContact, seller.name],
    [facts.phone, seller.phone && shownPhone(seller.phone)],
    [facts.email, seller.email],
  ];
}

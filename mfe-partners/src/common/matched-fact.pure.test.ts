import { matchedFact } from './matched-fact';

const partner = {
  companyName: 'Wäscherei Møller',
  contactPerson: 'Ann Example',
  taxNumber: '12-345/678',
  emails: ['sales@example.com'],
  phones: ['+4930901820'],
  whatsapp: null,
  address: null,
};

it.each([
  ['wascherei', undefined],
  ['ann møller', undefined],
  ['', undefined],
  ['sales@', 'sales@example.com'],
  ['møller 345', '12-345/678'],
  ['+49 (0)30 90 18', '+4930901820'],
  ['030 9018', '+4930901820'],
  ['nothing of it', undefined],
])('the search %j found %j', (search, fact) => expect(matchedFact(partner, search)).toBe(fact));

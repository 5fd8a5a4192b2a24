import { gapWords } from './gap-words';

test.each([
  [
    'recipient.name',
    2,
    ['Ann', 'Ben'],
    40,
    'recipient.name is empty for 2 of 40 recipients: Ann, Ben',
  ],
  [
    'recipient.name',
    9,
    ['Ann'],
    40,
    'recipient.name is empty for 9 of 40 recipients: Ann and 8 more',
  ],
  ['inquiry.company', 40, ['Ann'], 40, 'inquiry.company is empty for all recipients'],
  ['inquiry.company', 1, ['Ann'], 1, 'inquiry.company is empty for 1 of 1 recipient: Ann'],
  [
    'supplier.city',
    3,
    ['Ann', 'Ben', 'Cem'],
    3,
    'supplier.city is a value of suppliers and is empty for all recipients',
  ],
])('%s for %i: %j of %i', (variable, total, recipients, all, words) => {
  expect(gapWords({ variable, total, recipients }, all)).toBe(words);
});

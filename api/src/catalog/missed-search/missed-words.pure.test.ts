import { missedWords } from './missed-words';

it.each([
  ['  Irganox  1010 ', 'Irganox 1010'],
  ['unobtainium', 'unobtainium'],
  ['12345-67-8', '12345-67-8'],
  ['CAS 1234567-12-3', 'CAS 1234567-12-3'],
  ['2,4,6-trinitrotoluene', '2,4,6-trinitrotoluene'],
  ['硫酸铜', '硫酸铜'],
])('keeps %s', (text, words) => expect(missedWords(text)?.words).toBe(words));

it('takes different writings for the same words', () => {
  expect(missedWords('UNOBTAINIUM')?.normal).toBe(missedWords('Unobtainium')?.normal);
});

it.each([
  'anna.schmidt@example.com',
  '+49 170 1234567',
  '(020) 7946 0123',
  '0170/1234567',
  'please send me your price list',
  'Dear Mr Miller',
  'I need a quote',
  'my name is Anna',
  'is this available?',
  'https://example.com/acetone',
  'one two three four five six seven eight nine',
  'x'.repeat(101),
  ' ',
  '?',
])('leaves out %s', (text) => expect(missedWords(text)).toBeUndefined());

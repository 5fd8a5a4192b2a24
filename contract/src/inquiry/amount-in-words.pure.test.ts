import { amountInWords } from './amount-in-words';

test.each([
  ['0.00', 'EUR', 'zero euros'],
  ['1.00', 'EUR', 'one euro'],
  ['1.50', 'EUR', 'one euro and 50/100'],
  ['0.05', 'GBP', 'zero British pounds and 05/100'],
  ['13.00', 'USD', 'thirteen US dollars'],
  ['21.00', 'EUR', 'twenty-one euros'],
  ['40.00', 'EUR', 'forty euros'],
  ['100.00', 'EUR', 'one hundred euros'],
  ['110.00', 'EUR', 'one hundred ten euros'],
  ['1250.50', 'EUR', 'one thousand two hundred fifty euros and 50/100'],
  ['1000000.00', 'EUR', 'one million euros'],
  ['1001001.01', 'EUR', 'one million one thousand one euros and 01/100'],
  [
    '999999999.99',
    'EUR',
    'nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine euros and 99/100',
  ],
  ['1200', 'JPY', 'one thousand two hundred Japanese yen'],
  ['3.125', 'KWD', 'three Kuwaiti dinars and 125/1000'],
  ['1000000000000000000000000', 'EUR', 'one septillion euros'],
])('%s %s is %s', (amount, currency, words) => {
  expect(amountInWords(amount, currency)).toBe(words);
});

test('a whole number in words can be read back', () => {
  const digits: Record<string, number> = Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, place) => [word, place < 20 ? place + 1 : (place - 17) * 10]),
  );
  for (let number = 1; number < 3000; number += 1) {
    const words = amountInWords(String(number), 'EUR').replace(/ euros?$/, '');
    let [sum, group] = [0, 0];
    for (const word of words.split(/[ -]/)) {
      if (word === 'thousand') [sum, group] = [sum + group * 1000, 0];
      else if (word === 'hundred') group *= 100;
      else group += digits[word] ?? Number.NaN;
    }
    expect(sum + group).toBe(number);
  }
});

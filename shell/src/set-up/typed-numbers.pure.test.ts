import { typedNumbers } from './typed-numbers';

test.each([
  ['67-64-1', ['67-64-1']],
  ['Acetone\t67-64-1\t99 %\nMethanol\t67-56-1', ['67-64-1', '67-56-1']],
  ['67-64-1, 67-64-1; 7732–18–5', ['67-64-1', '7732-18-5']],
  ['Tel. 030-90-18201, 2026-11-28', []],
  ['', []],
])('%j holds %j', (text, casNumbers) => {
  expect(typedNumbers(text).casNumbers).toEqual(casNumbers);
});

test('a number with a wrong check digit is named', () => {
  const { casNumbers, problems } = typedNumbers('67-64-2');
  expect(casNumbers).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('67-64-2: ')]);
});

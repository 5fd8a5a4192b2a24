import { isWrittenPolicy, openPlacesOf } from './policy';

test.each([
  [null, false],
  ['', false],
  ['<p></p><p> \n</p>', false],
  ['<p>By [complete: court].</p>', false],
  ['<p>By [complete: ].</p>', true],
  ['<p>Ours [1].</p>', true],
  ['Plain', true],
])('%j is written: %j', (content, isWritten) => {
  expect(isWrittenPolicy({ content })).toBe(isWritten);
});

test('places to complete are named once, in their order', () => {
  const content = '<p>[complete: VAT number], [complete: court] and [complete: VAT number]</p>';
  expect(openPlacesOf(content)).toEqual(['VAT number', 'court']);
});

import { stripEnds } from './strip-ends';

it.each([
  ['//a//b//', { start: /\//, end: /\// }, 'a//b'],
  ['//a//', { end: /\// }, '//a'],
  [' ,a', { start: /[\s,]/ }, 'a'],
  ['///', { start: /\//, end: /\// }, ''],
  ['', { end: /x/ }, ''],
])('%s is stripped at its ends alone', (text, ends, stripped) => {
  expect(stripEnds(text, ends)).toBe(stripped);
});

import { mentionsIn, typedMention } from './mention';

const people = [
  { _id: 'ann', name: 'Ann Example' },
  { _id: 'anne', name: 'Ann Examplewood' },
  { _id: 'bob', name: 'Bob Builder' },
];

test.each([
  ['Ask @Bob Builder and @bob builder', ['bob']],
  ['@Ann Examplewood knows', ['anne']],
  ['@Ann Examplewood and @Ann Example', ['ann', 'anne']],
  ['bob@builder.example, Bob Builder', []],
  ['', []],
])('%j mentions %j', (text, ids) => {
  expect(mentionsIn(text, people)).toEqual(ids);
});

test.each([
  ['Ask @Bo', 'Bo'],
  ['@', ''],
  ['@Bob Bu', 'Bob Bu'],
  ['mail bob@b', undefined],
  ['@Bob\nnext line', undefined],
  ['nothing', undefined],
])('after %j one types the name %j', (text, typed) => {
  expect(typedMention(text)).toBe(typed);
});

import { rangeOf } from './byte-range';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // Ignored, as the standard says of what is not understood.
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('of 1 000 bytes, %s', (header, range) => {
  expect(rangeOf(header, 1_000)).toEqual(range);
});

test('an empty file has no parts', () => {
  expect(['bytes=0-', 'bytes=-1'].map((header) => rangeOf(header, 0))).toEqual([
    'unsatisfiable',
    'unsatisfiable',
  ]);
});

import { nextIndex, noIndex } from './next-index';

test.each([
  ['ArrowDown', false, [1, 2, 0, 0]],
  ['ArrowDown', true, [1, 2, noIndex, 0]],
  ['ArrowUp', false, [2, 0, 1, 2]],
  ['ArrowUp', true, [noIndex, 0, 1, 2]],
  ['Home', true, [0, 0, 0, undefined]],
  ['End', false, [2, 2, 2, undefined]],
  ['ArrowLeft', false, [undefined, undefined, undefined, undefined]],
])('%s, with a stop at the text: %s', (key, hasTextStop, expected) => {
  const from = [0, 1, 2, noIndex];
  expect(from.map((active) => nextIndex({ key, active, count: 3, hasTextStop }))).toEqual(expected);
});

import { editDistance } from './edit-distance';

it.each([
  ['toluen', 'toluene', 0, 1],
  ['toluene', 'toluene', 0, 0],
  ['tolune', 'toluene', 1, 1],
  ['tolueen', 'toluene', 1, 1],
  ['hidroxide', 'hydroxide', 1, 1],
  ['benzaldehid', 'benzaldehyde', 1, 2],
  ['alchohol', 'alcohol', 1, 1],
  ['acid', 'base', 4, 4],
  ['', 'base', 0, 4],
  ['base', '', 4, 4],
])('%s is %s but for the differences', (typed, word, prefix, whole) => {
  expect(editDistance(typed, word)).toEqual({ prefix, whole });
});

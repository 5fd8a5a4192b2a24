import { sameMass } from './same-mass';

it.each([
  [58.44, 58.443],
  [18.02, 18.015],
  [249.685, 249.677],
  [1000, 1000.2],
])('%d and %d g/mol may be the same', (one, other) => {
  expect(sameMass(one, other)).toBe(true);
  expect(sameMass(other, one)).toBe(true);
});

it.each([
  [58.44, 58.5],
  [1000, 1001.008],
  [4000, 4001.008],
])('%d and %d g/mol differ', (one, other) => {
  expect(sameMass(one, other)).toBe(false);
});

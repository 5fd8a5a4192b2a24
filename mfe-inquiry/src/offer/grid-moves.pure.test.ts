import { extended, type GridPlace, type Move, moved, rangeOf, startAt } from './grid-moves';

const size = { rows: 3, columns: 4 };
const at = (row: number, column: number) => startAt({ row, column });
const cell = (place: GridPlace | null) => place && [place.active.row, place.active.column];

test.each<[Move, [number, number], [number, number] | null]>([
  ['up', [1, 1], [0, 1]],
  ['up', [0, 1], [0, 1]],
  ['down', [2, 1], [2, 1]],
  ['left', [1, 0], [1, 0]],
  ['right', [1, 0], [1, 1]],
  ['right', [1, 3], [1, 3]],
  ['rowStart', [1, 2], [1, 0]],
  ['rowEnd', [1, 2], [1, 3]],
  ['gridStart', [1, 2], [0, 0]],
  ['gridEnd', [1, 2], [2, 3]],
  ['pageDown', [0, 2], [2, 2]],
  ['pageUp', [2, 2], [0, 2]],
  ['next', [0, 3], [1, 0]],
  ['previous', [1, 0], [0, 3]],
  ['next', [2, 3], null],
  ['previous', [0, 0], null],
  ['enter', [1, 2], [2, 2]],
  ['enterUp', [1, 2], [0, 2]],
])('%s from %j leads to %j', (move, from, to) => {
  expect(cell(moved(at(...from), move, size))).toEqual(to);
});

test('Enter goes back to the column where Tab began, and an arrow forgets it', () => {
  const by = (...moves: Move[]) =>
    moves.reduce<GridPlace>((place, move) => moved(place, move, size) ?? place, at(0, 1));
  expect(cell(by('next', 'next', 'enter'))).toEqual([1, 1]);
  expect(cell(by('next', 'next', 'enter', 'next', 'enter'))).toEqual([2, 1]);
  expect(cell(by('next', 'left', 'right', 'enter'))).toEqual([1, 2]);
});

test('Shift selects from where one was, in both directions', () => {
  const down = extended(extended(at(1, 1), 'down', size), 'right', size);
  expect(rangeOf(down)).toEqual({ top: 1, bottom: 2, left: 1, right: 2 });
  expect(rangeOf(extended(at(1, 1), 'up', size))).toEqual({ top: 0, bottom: 1, left: 1, right: 1 });
  expect(rangeOf(moved(down, 'left', size) ?? down)).toEqual({
    top: 2,
    bottom: 2,
    left: 1,
    right: 1,
  });
});

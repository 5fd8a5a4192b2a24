import { gridKeyOf, moveOutOf } from './grid-keys';

const press = (key: string, held: Partial<Parameters<typeof gridKeyOf>[0]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test.each([
  ['7', {}, { kind: 'edit', replaces: true }],
  ['F2', {}, { kind: 'edit', replaces: false }],
  ['d', { ctrlKey: true }, { kind: 'fillDown' }],
  ['d', { metaKey: true }, { kind: 'fillDown' }],
  ['c', { ctrlKey: true }, undefined],
  ['s', { ctrlKey: true }, undefined],
  ['ArrowUp', { altKey: true }, undefined],
  ['Shift', { shiftKey: true }, undefined],
  ['Escape', {}, undefined],
  ['ArrowDown', { shiftKey: true }, { kind: 'move', move: 'down', extends: true }],
  ['Tab', { shiftKey: true }, { kind: 'move', move: 'previous', extends: false }],
  ['Enter', { shiftKey: true }, { kind: 'move', move: 'enterUp', extends: false }],
])('%s with %j is %j', (key, held, expected) => {
  expect(gridKeyOf(press(key, held))).toEqual(expected);
});

test.each([
  ['ArrowLeft', 0, 0, 'left'],
  ['ArrowLeft', 1, 1, undefined],
  ['ArrowLeft', 0, 2, undefined],
  ['ArrowRight', 2, 2, 'right'],
  ['ArrowRight', 1, 1, undefined],
  ['ArrowDown', 1, 1, 'down'],
  ['Home', 0, 0, undefined],
  ['x', 2, 2, undefined],
])('%s in an edited cell with the caret at %d–%d makes %s', (key, start, end, move) => {
  const caret = { value: '25', selectionStart: start, selectionEnd: end };
  expect(moveOutOf(press(key), caret)).toBe(move);
});

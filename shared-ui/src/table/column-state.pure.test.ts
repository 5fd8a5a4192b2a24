import { layoutOf, orderedIds, stateOfView, unchangedColumns } from './column-state';

const ids = ['name', 'status', 'owner', 'value', 'due'];
const order = (...given: string[]) => orderedIds(ids, { order: given, pinned: [] });

test.each([
  ['the screen’s without one of its own', order(), ids],
  [
    'the one given',
    order('name', 'due', 'value', 'owner', 'status'),
    ['name', 'due', 'value', 'owner', 'status'],
  ],
  [
    'with what it does not know behind its predecessor',
    order('name', 'owner', 'status'),
    ['name', 'owner', 'value', 'due', 'status'],
  ],
  [
    'without what is gone',
    order('name', 'old', 'due'),
    ['name', 'status', 'owner', 'value', 'due'],
  ],
  ['with the name first', order('owner', 'name', 'status', 'value', 'due')[0], 'name'],
])('the order of columns is %s', (_what, found, expected) => expect(found).toEqual(expected));

test('pinned columns follow the name, in their order', () => {
  const given = ['name', 'due', 'value', 'owner', 'status'];
  const found = orderedIds(ids, { order: given, pinned: ['status', 'value'] });
  expect(found).toEqual(['name', 'value', 'status', 'due', 'owner']);
});

test('a view gives back what it stored', () => {
  const state = {
    ...unchangedColumns,
    order: ['name', 'due', 'owner'],
    widths: { due: 7.5 },
    pinned: ['owner', 'due'],
  };
  const view = { columns: ['name', 'due', 'owner'], layout: layoutOf(state) };
  const found = stateOfView(ids, view);
  expect(found.shown).toEqual({ name: true, status: false, owner: true, value: false, due: true });
  expect(found.widths).toEqual(state.widths);
  expect(layoutOf(found)).toEqual(view.layout);
});

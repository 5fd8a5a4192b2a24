import { chemicalFormat } from '../format/chemical-format';
import type { NameIndex, Names } from '../format/names';
import { toldChanges } from './told-changes';

const texts: Readonly<Record<string, string>> = {
  kilo: 'kg',
  'a/b': 'Solvents > Alcohols',
  'a/c': 'Solvents > Ketones',
};

const index: NameIndex = {
  idOf: (text) => text,
  textOf: (id) => texts[id] ?? '',
};
const names: Names = { of: () => index };

test('tells changes by column, other records by their names, and a category by its whole path', () => {
  const input = {
    purity: '99 %',
    unitId: 'kilo',
    categoryId: 'a',
    subCategoryId: 'c',
    subSubCategoryId: null,
  };
  const changes = [
    { field: 'subCategoryId', from: 'b', to: 'c' },
    { field: 'unitId', from: null, to: 'kilo' },
  ];
  expect(toldChanges(chemicalFormat, names, { input, changes })).toEqual([
    { field: 'category', from: 'Solvents > Alcohols', to: 'Solvents > Ketones' },
    { field: 'unitId', from: null, to: 'kg' },
  ]);
});

test('tells what a row empties, and nothing of a row without changes', () => {
  const input = { purity: null, synonyms: ['One', 'Two'] };
  const changes = [{ field: 'purity', from: '98 %', to: null }];
  expect(toldChanges(chemicalFormat, names, { input, changes })).toEqual([
    { field: 'purity', from: '98 %', to: null },
  ]);
  expect(toldChanges(chemicalFormat, names, { input, changes: [] })).toEqual([]);
});

import { chemicalFormat } from '../../catalog/chemical/chemical.format';
import { supplierFormat } from '../../partner/supplier.format';
import type { NameIndex, Names } from '../format/names';
import { describeChanges } from './describe-changes';

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
  expect(describeChanges(chemicalFormat, names, { input, changes })).toEqual([
    { field: 'category', from: 'Solvents > Alcohols', to: 'Solvents > Ketones' },
    { field: 'unitId', from: null, to: 'kg' },
  ]);
});

test('tells the parts of a field that change, each by its own column', () => {
  const stored = { line1: '1 Mill Lane', line2: null, city: 'Leeds', state: null };
  const changes = [
    { field: 'address', from: stored, to: { ...stored, city: 'York', postalCode: 'YO1 7HH' } },
  ];
  const input = { address: { city: 'York', postalCode: 'YO1 7HH' } };
  expect(describeChanges(supplierFormat, names, { input, changes })).toEqual([
    { field: 'address.city', from: 'Leeds', to: 'York' },
    { field: 'address.postalCode', from: null, to: 'YO1 7HH' },
  ]);
});

test('tells what a row empties, and nothing of a row without changes', () => {
  const input = { purity: null, synonyms: ['One', 'Two'] };
  const changes = [{ field: 'purity', from: '98 %', to: null }];
  expect(describeChanges(chemicalFormat, names, { input, changes })).toEqual([
    { field: 'purity', from: '98 %', to: null },
  ]);
  expect(describeChanges(chemicalFormat, names, { input, changes: [] })).toEqual([]);
});

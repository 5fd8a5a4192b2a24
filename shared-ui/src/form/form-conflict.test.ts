import { units } from 'contract/catalog';
import { suppliers } from 'contract/partner';
import { errorLines } from './form-errors';
import { conflictsOf, merge } from './form-conflict';
import { blankValues, changedValues, valuesOf } from '../resource/record-values';
import { valueText } from './value-text';

it('names what the other changed, and whether it was changed here too', () => {
  const before = { name: 'Drum', symbol: 'dr', tags: ['a'], factor: 1 };
  const mine = { name: 'Barrel', symbol: 'dr', tags: ['a'], factor: 2 };
  const theirs = { name: 'Cask', symbol: 'cs', tags: ['a'], factor: 2 };
  expect(conflictsOf({ before, mine, theirs })).toEqual([
    { name: 'name', before: 'Drum', mine: 'Barrel', theirs: 'Cask', isContested: true },
    { name: 'symbol', before: 'dr', mine: 'dr', theirs: 'cs', isContested: false },
    { name: 'factor', before: 1, mine: 2, theirs: 2, isContested: false },
  ]);
});

it('merges what each changed alone, and leaves to choose what both did', () => {
  const before = { name: 'Drum', symbol: 'dr', factor: 1 };
  const apart = merge({
    before,
    mine: { ...before, name: 'Barrel' },
    theirs: { ...before, symbol: 'cs' },
  });
  expect(apart).toEqual({
    contested: [],
    values: { name: 'Barrel', symbol: 'cs', factor: 1 },
    others: ['symbol'],
    isStored: false,
  });
  const both = merge({
    before,
    mine: { ...before, name: 'Barrel', factor: 2 },
    theirs: { ...before, name: 'Cask' },
  });
  expect(both.contested.map(({ name }) => name)).toEqual(['name']);
  expect(both.values).toEqual({ name: 'Barrel', symbol: 'dr', factor: 2 });
});

it('knows a write whose answer was lost', () => {
  const before = { name: 'Drum', symbol: 'dr' };
  const stored = { ...before, name: 'Barrel' };
  const { isStored, contested, others } = merge({ before, mine: stored, theirs: stored });
  expect({ isStored, contested, others }).toEqual({ isStored: true, contested: [], others: [] });
});

it('holds the writable fields, and sends only what was changed', () => {
  expect(blankValues(units)).toEqual({ name: null, symbol: null, dimension: null, factor: null });
  const record = {
    _id: 'x',
    version: 3,
    name: 'Kilogram',
    symbol: 'kg',
    dimension: 'mass',
    factor: 1,
  };
  const values = valuesOf(units, record);
  expect(values).not.toHaveProperty('version');
  expect(changedValues(values, { ...values, symbol: 'KG' })).toEqual({ symbol: 'KG' });
});

it('holds an object whose parts may all be empty by its parts, and shows the filled ones', () => {
  const empty = blankValues(suppliers)['address'];
  expect(empty).toMatchObject({ line1: null, city: null, country: null });
  expect(valuesOf(suppliers, { address: null })['address']).toEqual(empty);
  const address = { line1: null, city: 'Leeds', country: 'GB' };
  expect(changedValues({ address: empty }, { address })).toEqual({ address });
  expect([empty, address].map(valueText)).toEqual(['empty', 'Leeds, GB']);
});

it('sums errors up in lines, those of lists and of the whole form too', () => {
  const wrong = (message: string) => ({ type: 'server', message });
  const errors = {
    name: wrong('Needed'),
    packagings: [undefined, { unitId: wrong('Choose one') }],
    root: { server: wrong('Busy') },
  };
  expect(errorLines(errors)).toEqual([
    { path: 'name', name: 'name', message: 'Needed' },
    { path: 'packagings.1.unitId', name: 'packagings', message: 'Choose one' },
    { path: 'root.server', name: '', message: 'Busy' },
  ]);
});

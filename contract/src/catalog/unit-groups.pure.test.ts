import { unitGroups } from './unit-groups';

it('groups units as people look for them, the most usual first', () => {
  const unit = (symbol: string, dimension: 'mass' | 'volume' | 'amount' | 'count', factor = 1) => ({
    symbol,
    dimension,
    factor,
  });
  const groups = unitGroups([
    unit('mol', 'amount'),
    unit('mg', 'mass', 1e-6),
    unit('g', 'mass', 1e-3),
    unit('kg', 'mass'),
    unit('t', 'mass', 1000),
    unit('doz', 'count', 12),
    unit('pc', 'count'),
    unit('bag', 'count'),
    unit('FCL', 'count'),
    unit('Drum', 'count'),
    unit('mL', 'volume', 1e-3),
    unit('m³', 'volume', 1000),
    unit('L', 'volume'),
  ]);
  expect(groups.map(({ label, units }) => [label, ...units.map(({ symbol }) => symbol)])).toEqual([
    ['Mass', 'kg', 't', 'g', 'mg'],
    ['Volume', 'L', 'm³', 'mL'],
    ['Packs', 'Drum', 'bag', 'FCL'],
    ['Pieces', 'pc', 'doz'],
    ['Amount of substance', 'mol'],
  ]);
  expect(unitGroups([])).toEqual([]);
});

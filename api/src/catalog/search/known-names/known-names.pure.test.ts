import { isCasNumber, nameKey } from 'contract/chemistry';
import { additiveNames } from './additive-names';
import { foreignNames } from './foreign-names';
import { casNumbersOf } from './known-names';
import { laboratoryNames } from './laboratory-names';
import { transportNames } from './transport-names';

const tables = { laboratoryNames, additiveNames, transportNames, foreignNames };

describe.each(Object.entries(tables))('%s', (_name, table) => {
  test('has CAS numbers with right check digits', () => {
    expect(Object.keys(table).filter((cas) => !isCasNumber(cas))).toEqual([]);
  });

  test('names each substance once, by a text that can be searched', () => {
    for (const names of Object.values(table)) {
      const keys = names.map(nameKey);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain('');
    }
  });
});

test.each([
  ['MeOH', '67-56-1'],
  ['E 330', '77-92-9'],
  ['UN 1090', '67-64-1'],
  ['Schwefelsäure', '7664-93-9'],
  ['schwefelsaure', '7664-93-9'],
  ['硫酸', '7664-93-9'],
  ['серная кислота', '7664-93-9'],
])('%s is %s', (name, cas) => expect(casNumbersOf(name)).toEqual([cas]));

test('a name of two substances has both', () => {
  expect(casNumbersOf('E500')).toEqual(['497-19-8', '144-55-8']);
});

import { chemicalFormat } from '../../catalog/chemical/chemical.format';
import { formOf } from './cell-form';
import { joinList, splitList } from './list-text';
import { nameIndex } from './names';
import { readNumber } from './number-text';
import { packagingForm } from '../../catalog/chemical/packaging-form';
import { defused, undefused } from './spreadsheet-text';

const names = {
  of: () =>
    nameIndex(
      [
        { _id: 'kg', text: 'kg' },
        { _id: 'm3', text: 'm³' },
        { _id: 'one', text: 'Solvent' },
        { _id: 'two', text: 'Twice' },
        { _id: 'three', text: 'twice' },
      ],
      'unit',
    ),
};

it.each([
  ['58.08', 58.08],
  ['58,08', 58.08],
  ['0,789', 0.789],
  ['1 234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234.5', 1234.5],
  ['−95', -95],
  ['1e-3', 0.001],
])('the number %s is read', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each(['1,234', 'twelve', '1.2.3', '', '0x10', '1e999'])('the number %j is refused', (text) => {
  expect(() => readNumber(text)).toThrow();
});

it('lists survive whatever stands in their items', () => {
  const items = ['a; b', 'c|d', 'back\\slash', 'e\nf', '2,4-D'];
  expect(splitList(joinList(items), false)).toEqual(items);
  expect(splitList('x; y|z\n w ;;', false)).toEqual(['x', 'y', 'z', 'w']);
  expect(splitList('H225, H319;H336', true)).toEqual(['H225', 'H319', 'H336']);
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tx',
  '\rx',
  "'=x",
  "''=x",
  '-',
  '(+)-Limonene',
  "O'Hara",
  "'quoted'",
])('the text %j is defused and comes back', (text) => {
  expect(defused(text)).not.toMatch(/^[=+\-@\t\r]/);
  expect(undefused(defused(text))).toBe(text);
});

it('packagings are read with a comma, without one, and come back', () => {
  const drum = { quantity: 25, unitId: 'kg', container: 'Drum, steel' };
  expect(packagingForm.read('25 kg, Drum, steel', names)).toEqual(drum);
  expect(packagingForm.read('2,5m³ Container', names)).toMatchObject({
    quantity: 2.5,
    unitId: 'm3',
  });
  expect(packagingForm.read(String(packagingForm.write(drum, names)), names)).toEqual(drum);
  expect(() => packagingForm.read('a drum', names)).toThrow('as in');
  expect(() => packagingForm.read('25 stone, Drum', names)).toThrow('There is no unit "stone"');
});

it('a name counts as written, then without regard to case, and never by guessing', () => {
  const index = names.of();
  expect(index.idOf('twice')).toBe('three');
  expect(index.idOf(' SOLVENT ')).toBe('one');
  expect(() => index.idOf('TWICE')).toThrow('more than one');
});

it('every field of a chemical that a form of text can hold has a column', () => {
  const filled = new Set(chemicalFormat.columns.flatMap(({ fields }) => fields));
  const writable = Object.entries(chemicalFormat.resource.fields).filter(
    ([, { presence }]) => presence !== 'computed',
  );
  const without = writable.map(([name]) => name).filter((name) => !filled.has(name));
  expect(without).toEqual(['fieldSources', 'images', 'documents']);
});

it('the form of a field follows from its schema', () => {
  const { fields } = chemicalFormat.resource;
  const helps = ['featured', 'status', 'shelfLifeMonths', 'grades'].map((name) => {
    const field = fields[name];
    return field && formOf(field.schema).help;
  });
  expect(helps[0]).toBe('yes or no');
  expect(helps[1]).toBe('draft, published');
  expect(helps[2]).toBeNull();
  expect(helps[3]).toContain('Several');
});

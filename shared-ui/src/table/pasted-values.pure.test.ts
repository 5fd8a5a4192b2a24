import { chemicals, units } from 'contract/catalog';
import { suppliers } from 'contract/partner';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { type CellControl, controlOf } from './column-edit';
import { pastedColumn, readPasted } from './pasted-values';

test.each([
  ['a\nb\nc', ['a', 'b', 'c'], false],
  ['a\r\nb\r\n', ['a', 'b'], false],
  ['a\rb', ['a', 'b'], false],
  ['a\n\nb', ['a', '', 'b'], false],
  ['\nb\n', ['', 'b'], false],
  ['a\t1\nb\t2', ['a', 'b'], true],
  ['"two\nlines"\nb', ['two\nlines', 'b'], false],
  ['"say ""hello"""\n5" pipe', ['say "hello"', '5" pipe'], false],
  ['  a ', ['a'], false],
  ['', [], false],
  ['\n', [''], false],
  ['"open', ['"open'], false],
])('the column in %j', (text, values, hasMore) =>
  expect(pastedColumn(text)).toEqual({ values, hasMore }),
);

function read(resource: AnyResource, field: string, texts: readonly string[], labels = {}) {
  const control =
    controlOf(resource, field, { labels }) ?? ({ kind: 'text' } satisfies CellControl);
  const options = control.kind === 'choice' ? control.options : [];
  const row = (index: number) =>
    ({
      _id: String(index),
      version: 1,
      createdAt: '',
      updatedAt: '',
      [field]: null,
    }) as RowOf<AnyResource>;
  const found = readPasted(
    texts.map((_, index) => row(index)),
    texts,
    {
      resource,
      field,
      control,
      options,
    },
  );
  return found.map(({ value, problem }) => problem ?? value);
}

test.each([
  ['numbers with either decimal sign', units, 'factor', ['2.5', '2,5', '1e3'], [2.5, 2.5, 1000]],
  ['what is no number', units, 'factor', ['heavy'], ['“heavy” is no number']],
  ['the label or value of a choice', units, 'dimension', ['Mass', 'volume'], ['mass', 'volume']],
  ['another choice', units, 'dimension', ['time'], ['“time” is none of the choices']],
  ['nothing, for a field that may be empty', suppliers, 'taxNumber', [''], [null]],
  ['nothing, for one that may not', units, 'symbol', [''], ['This field cannot be empty']],
  ['a flag', chemicals, 'featured', ['Yes', 'no', 'true'], [true, false, true]],
] as const)('reads %s', (_what, resource, field, texts, expected) =>
  expect(read(resource, field, texts)).toEqual(expected),
);

test('what the contract refuses has its reason', () => {
  const [problem] = read(units, 'symbol', ['x'.repeat(100)]);
  expect(problem).toMatch(/16/);
});

test('a row without a line, and one that has the value, are left as they are', () => {
  const row = (value: number) => ({
    _id: String(value),
    version: 1,
    createdAt: '',
    updatedAt: '',
    factor: value,
  });
  const paste = {
    resource: units,
    field: 'factor',
    control: { kind: 'number' as const },
    options: [],
  };
  const found = readPasted([row(1), row(2), row(3)], ['1', '5'], paste);
  expect(found.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  expect(found[2]).toMatchObject({ text: undefined, value: 3, problem: undefined });
});

import { comparedRows } from './compared-rows';

const fact = (label: string, value: string) => ({ label, value });

test('stand in the order of the pages, with a fact that the first lacks in its place', () => {
  const rows = comparedRows([
    [fact('Molar mass', '1'), fact('Boiling point', '2')],
    [fact('Molar mass', '1'), fact('Density', '3'), fact('Boiling point', '4')],
    [fact('Colour', 'red')],
  ]);
  expect(rows.map(({ label }) => label)).toEqual([
    'Colour',
    'Molar mass',
    'Density',
    'Boiling point',
  ]);
});

test('differ where a value differs or is missing, and not where all have the same', () => {
  const rows = comparedRows([
    [fact('A', '1'), fact('B', '2'), fact('C', '3')],
    [fact('A', '1'), fact('B', '3')],
  ]);
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['A', false],
    ['B', true],
    ['C', true],
  ]);
});

test('take what is said to be missing for missing', () => {
  const [row] = comparedRows([[fact('Flash point', 'Not stated')], [fact('Flash point', '4 °C')]]);
  expect(row?.values.map((value) => value?.value ?? null)).toEqual([null, '4 °C']);
});

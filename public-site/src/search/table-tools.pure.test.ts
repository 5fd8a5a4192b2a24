import type { ListingTable, TableRow } from './listing-table';
import { linesOf } from './table-tools';

const row = (name: string, packs: readonly string[] = []): TableRow => ({
  id: name,
  name,
  href: `/${name}`,
  casNumber: '67-64-1',
  formula: null,
  grades: [],
  pictograms: [],
  isUnclassified: false,
  texts: { cas: '67-64-1' },
  packs,
  reason: null,
  offeredForm: '',
  section: '',
});
const head = (column: ListingTable['heads'][number]['column']) => ({
  column,
  sortHref: null,
  sorted: null,
});
const table = (...rows: TableRow[]): ListingTable => ({
  heads: [head('name'), head('cas'), head('packs')],
  rows,
  action: '/solvents',
  kept: [],
});

test.each([
  ['a comma', 'N,N-Dimethylaniline', '"N,N-Dimethylaniline"'],
  ['quotes', 'the "pure" one', '"the ""pure"" one"'],
  ['a formula of a spreadsheet', '=1+1', "'=1+1"],
  ['a number below zero, which is none', '-2.5', '-2.5'],
  ['a minus before a word', '-cmd', "'-cmd"],
])('writes %s', (_what, name, written) => {
  const [, line] = linesOf(table(row(name)), ',').split('\r\n');
  expect(line).toBe(`${written},67-64-1,`);
});

test('has its heads first, several packs in one cell, and tabs for the clipboard', () => {
  const lines = linesOf(table(row('Acetone', ['1 L', '200 L'])), '\t');
  expect(lines).toBe('Name\tCAS number\tPacks\r\nAcetone\t67-64-1\t1 L; 200 L\r\n');
});

import { readFileSync } from 'node:fs';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { type OrderLine, readOrderLines } from 'contract/order-list';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { demoCompany } from '../demo-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
});
afterAll(() => api.close());

const units = ['mg', 'g', 'kg', 't', 'lb', 'mL', 'L', 'm³', 'gal', 'mol', 'drum', 'IBC', 'FCL'];

interface Expected {
  readonly line: string;
  readonly cas: string;
  readonly amount: string;
}

function rowsIn(name: string): string[][] {
  const text = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8').trimEnd();
  return text
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
}

function expectedOf([line = '', cas = '', quantity = '', unit = '', packs = '']: string[]) {
  const amount = [quantity, unit, packs].join(' ');
  return { line: line.replaceAll(' / ', '\t'), cas, amount } satisfies Expected;
}

/** Lines of purchase lists, with substance, size and packs; lines without a substance are no items. */
const mixed: readonly Expected[] = ['buyer-lists', 'more-lists'].flatMap((name) =>
  rowsIn(name).map(expectedOf),
);

/** Tables as spreadsheets copy them, each with the columns that it has. */
const tables = rowsIn('spreadsheet-lists').reduce((lists, [list = '', ...row]) => {
  return lists.set(list, [...(lists.get(list) ?? []), expectedOf(row)]);
}, new Map<string, Expected[]>());

async function numbersOf(lines: readonly OrderLine[]): Promise<string[]> {
  const { resolveLines } = chemicalSearchEndpoints;
  const wanted = lines.map(({ number, name }) => number ?? name);
  const { answer } = await callAs(api, resolveLines, { body: { lines: wanted } });
  return resolveLines.answer.parse(answer).data.map((verdict) => {
    if (verdict.kind === 'found') return verdict.chemical.casNumber ?? '';
    return verdict.kind === 'similar' ? (verdict.chemicals[0]?.casNumber ?? '') : verdict.kind;
  });
}

function amountOf({ each, unit, packs }: OrderLine): string {
  return [each ?? '', unit ?? '', packs ?? ''].join(' ');
}

async function wrongIn(expected: readonly Expected[]): Promise<string[]> {
  const lines = readOrderLines(expected.map(({ line }) => line).join('\n'), units);
  expect(lines).toHaveLength(expected.length);
  const numbers = await numbersOf(lines);
  return lines.flatMap((line, index) => {
    const { cas, amount } = expected[index] ?? { cas: '', amount: '' };
    const found = [line.kind === 'item' ? numbers[index] : '', amountOf(line)].join(' | ');
    const isRight = found === [cas, line.kind === 'item' ? amount : '  '].join(' | ');
    return isRight ? [] : [`${line.line}: ${line.kind}, ${line.wanted}, ${found}`];
  });
}

it('reads the lines of buyers with substance, size, unit and packs', async () => {
  expect(await wrongIn(mixed)).toEqual([]);
});

it('reads tables with and without headings', async () => {
  const wrong: string[] = [];
  for (const table of tables.values()) wrong.push(...(await wrongIn(table)));
  expect(wrong).toEqual([]);
});

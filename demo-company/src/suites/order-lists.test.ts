import { readdirSync, readFileSync } from 'node:fs';
import { chemicalSearchEndpoints, type LineVerdict } from 'contract/catalog';
import { type OrderLine, readOrderLines } from 'contract/order-list';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { sql } from 'kysely';
import { demoCompany } from '../demo-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
});
afterAll(() => api.close());

const folder = new URL('./order-lists/', import.meta.url);
const units = [
  'mg',
  'g',
  'kg',
  't',
  'lb',
  'mL',
  'L',
  'm³',
  'gal',
  'mol',
  'drum',
  'IBC',
  'FCL',
  'isotank',
  'pallet',
];

/** In kilograms and litres, so that 0.5 t is 500 kg. */
const factors: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  mg: ['kg', 1e-6],
  g: ['kg', 1e-3],
  kg: ['kg', 1],
  t: ['kg', 1000],
  mL: ['L', 1e-3],
  L: ['L', 1],
  'm³': ['L', 1000],
};

interface Named {
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly foreignNames: readonly { readonly name: string }[];
}

interface Expected {
  readonly line: string;
  /** `-` for no item, `none` for one that is not carried, `ask` for one that is not found without a question. */
  readonly cas: string;
  readonly amount: string;
  readonly unit: string;
}

function expectedIn(file: string): Expected[] {
  const text = readFileSync(new URL(file, folder), 'utf8').trimEnd();
  return text
    .split('\n')
    .slice(1)
    .map((row) => {
      const [line = '', cas = '', amount = '', unit = ''] = row.split('\t');
      return { line: line.replaceAll(' ⇥ ', '\t').replace(/ ⇥$/, '\t'), cas, amount, unit };
    });
}

async function verdictsOf(lines: readonly OrderLine[]): Promise<LineVerdict[]> {
  const { resolveLines } = chemicalSearchEndpoints;
  const wanted = lines.map(({ number, name }) => (number ?? name).slice(0, 200));
  const { answer } = await callAs(api, resolveLines, { body: { lines: wanted } });
  return resolveLines.answer.parse(answer).data;
}

function sizeOf(amount: number | undefined, unit = ''): string {
  if (amount === undefined) return '';
  const [dimension, factor] = factors[unit] ?? [unit, 1];
  return `${Number((amount * factor).toPrecision(9))} ${dimension}`;
}

interface Outcome {
  readonly isRight: boolean;
  /** Filled in or found without a question, and not as expected. */
  readonly isSilent: boolean;
  readonly text: string;
}

function outcomeOf(line: OrderLine, verdict: LineVerdict, expected: Expected): Outcome {
  const { cas, amount, unit } = expected;
  const isItem = line.kind === 'item';
  const found = verdict.kind === 'found' ? verdict.chemical.casNumber : null;
  const first = verdict.kind === 'similar' ? verdict.chemicals[0]?.casNumber : found;
  const size = sizeOf(line.quantity, line.unit);
  const isOpen = amount === '' || amount === 'ask';
  const wantedSize = isOpen ? '' : sizeOf(Number(amount), unit);
  const isUnknown = cas === 'none' || cas === 'ask';
  const isSubstance = isUnknown ? found === null : first === cas;
  const isRight = cas === '-' ? !isItem : isItem && isSubstance && size === wantedSize;
  const isWrongSubstance = found !== null && found !== cas;
  const isWrongSize = size !== '' && size !== wantedSize;
  const isSilent =
    isItem && (cas === '-' ? size !== '' || found !== null : isWrongSubstance || isWrongSize);
  const text = `${line.line} | ${line.kind} | ${line.wanted} | ${verdict.kind} ${first ?? ''} | ${size}, expected ${cas} ${wantedSize}`;
  return { isRight, isSilent, text };
}

async function outcomesOf(file: string): Promise<Outcome[]> {
  const expected = expectedIn(file);
  const lines = readOrderLines(expected.map(({ line }) => line).join('\n'), units);
  expect(lines).toHaveLength(expected.length);
  const verdicts = await verdictsOf(lines);
  return lines.flatMap((line, place) => {
    const [wanted, verdict] = [expected[place], verdicts[place]];
    return wanted && verdict ? [outcomeOf(line, verdict, wanted)] : [];
  });
}

it('reads lists and mails with substances and amounts, and nothing wrongly without a question', async () => {
  const outcomes: Outcome[] = [];
  for (const file of readdirSync(folder)) outcomes.push(...(await outcomesOf(file)));
  const wrong = outcomes.filter(({ isRight }) => !isRight);
  expect(outcomes.filter(({ isSilent }) => isSilent).map(({ text }) => text)).toEqual([]);
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

/** All names that the catalogue of the demo company has, in any language. */
function namesOf({ name, synonyms, foreignNames }: Named): string[] {
  return [name, ...synonyms, ...foreignNames.map((one) => one.name)];
}

it('reads each name of the catalogue as itself, alone and with an amount', async () => {
  const { rows } = await sql<Named>`
    select name, synonyms, foreign_names from chemical where status = 'published'`.execute(
    api.services.database,
  );
  const names = rows.flatMap(namesOf);
  expect(names.length).toBeGreaterThan(2000);
  const wrong = names.flatMap((name) => {
    const [alone] = readOrderLines(name, units);
    const [asked] = readOrderLines(`${name} 25 kg`, units);
    const isName = alone?.kind === 'item' && alone.name === name && alone.question === undefined;
    return isName && asked?.name === name && asked.quantity === 25 ? [] : [name];
  });
  expect(wrong).toEqual([]);
});

import {
  classifySolution,
  className,
  entriesOnDay,
  entryOfRow,
  type HarmonisedEntry,
  strengthRanges,
} from 'contract/regulation';
import { readTableFile } from './table-files';

let entries: HarmonisedEntry[];

beforeAll(async () => {
  const { rows } = await readTableFile('annex-vi');
  entries = entriesOnDay(rows.map(entryOfRow), '2026-11-28');
});

const entryAt = (index: string) => {
  const entry = entries.find(({ indexNumber }) => indexNumber === index);
  if (!entry) throw new Error(`${index} is no entry`);
  return entry;
};

/** Solutions as they are traded, and the specific limits of Annex VI that their strength meets, as a chemist listed them. */
const solutions = [
  ['Hydrochloric acid', '017-002-01-X', 37, 'Skin Corr. 1B H314; STOT SE 3 H335'],
  ['Hydrochloric acid', '017-002-01-X', 32, 'Skin Corr. 1B H314; STOT SE 3 H335'],
  ['Hydrochloric acid', '017-002-01-X', 30, 'Skin Corr. 1B H314; STOT SE 3 H335'],
  ['Hydrochloric acid', '017-002-01-X', 25, 'Skin Corr. 1B H314; STOT SE 3 H335'],
  [
    'Hydrochloric acid',
    '017-002-01-X',
    10,
    'Skin Irrit. 2 H315; Eye Irrit. 2 H319; STOT SE 3 H335',
  ],
  ['Sulfuric acid', '016-020-00-8', 98, 'Skin Corr. 1A H314'],
  ['Sulfuric acid', '016-020-00-8', 96, 'Skin Corr. 1A H314'],
  ['Sulfuric acid', '016-020-00-8', 78, 'Skin Corr. 1A H314'],
  ['Sulfuric acid', '016-020-00-8', 50, 'Skin Corr. 1A H314'],
  ['Sulfuric acid', '016-020-00-8', 37, 'Skin Corr. 1A H314'],
  ['Nitric acid', '007-030-00-3', 70, 'Ox. Liq. 3 H272; Skin Corr. 1A H314'],
  ['Nitric acid', '007-030-00-3', 69, 'Ox. Liq. 3 H272; Skin Corr. 1A H314'],
  ['Nitric acid', '007-030-00-3', 65, 'Ox. Liq. 3 H272; Skin Corr. 1A H314'],
  ['Nitric acid', '007-030-00-3', 60, 'Skin Corr. 1A H314'],
  ['Nitric acid', '007-030-00-3', 53, 'Skin Corr. 1A H314'],
  ['Nitric acid, more than 70 %', '007-004-00-1', 98, 'Ox. Liq. 3 H272'],
  ['Phosphoric acid', '015-011-00-6', 85, 'Skin Corr. 1B H314'],
  ['Phosphoric acid', '015-011-00-6', 75, 'Skin Corr. 1B H314'],
  ['Acetic acid', '607-002-00-6', 99.8, 'Skin Corr. 1A H314'],
  ['Acetic acid', '607-002-00-6', 80, 'Skin Corr. 1B H314'],
  ['Acetic acid', '607-002-00-6', 60, 'Skin Corr. 1B H314'],
  ['Acetic acid', '607-002-00-6', 30, 'Skin Corr. 1B H314'],
  ['Acetic acid', '607-002-00-6', 24, 'Skin Irrit. 2 H315; Eye Irrit. 2 H319'],
  ['Acetic acid', '607-002-00-6', 10, 'Skin Irrit. 2 H315; Eye Irrit. 2 H319'],
  ['Formic acid', '607-001-00-0', 99, 'Flam. Liq. 3 H226; Skin Corr. 1A H314; Eye Dam. 1 H318'],
  ['Formic acid', '607-001-00-0', 85, 'Skin Corr. 1B H314; Eye Dam. 1 H318'],
  ['Formic acid', '607-001-00-0', 75, 'Skin Corr. 1B H314; Eye Dam. 1 H318'],
  ['Formic acid', '607-001-00-0', 60, 'Skin Corr. 1B H314; Eye Dam. 1 H318'],
  ['Hydrogen peroxide', '008-003-00-9', 60, 'Ox. Liq. 2 H272; Skin Corr. 1B H314; STOT SE 3 H335'],
  ['Hydrogen peroxide', '008-003-00-9', 50, 'Ox. Liq. 2 H272; Skin Corr. 1B H314; STOT SE 3 H335'],
  ['Hydrogen peroxide', '008-003-00-9', 35, 'Skin Irrit. 2 H315; Eye Dam. 1 H318; STOT SE 3 H335'],
  ['Hydrogen peroxide', '008-003-00-9', 30, 'Eye Dam. 1 H318'],
  ['Hydrogen peroxide', '008-003-00-9', 12, 'Eye Dam. 1 H318'],
  ['Hydrogen peroxide', '008-003-00-9', 3, ''],
  ['Sodium hydroxide', '011-002-00-6', 50, 'Skin Corr. 1A H314'],
  ['Sodium hydroxide', '011-002-00-6', 32, 'Skin Corr. 1A H314'],
  ['Sodium hydroxide', '011-002-00-6', 30, 'Skin Corr. 1A H314'],
  ['Potassium hydroxide', '019-002-00-8', 50, 'Skin Corr. 1A H314'],
  ['Potassium hydroxide', '019-002-00-8', 45, 'Skin Corr. 1A H314'],
  ['Ammonia solution', '007-001-01-2', 25, 'STOT SE 3 H335'],
  ['Ammonia solution', '007-001-01-2', 30, 'STOT SE 3 H335'],
  ['Ammonia solution', '007-001-01-2', 10, 'STOT SE 3 H335'],
  ['Sodium hypochlorite solution', '017-011-00-1', 13, 'EUH031'],
  ['Sodium hypochlorite solution', '017-011-00-1', 5, 'EUH031'],
  ['Formaldehyde solution', '605-001-00-5', 37, 'STOT SE 3 H335; Skin Corr. 1B H314'],
  ['Formaldehyde solution', '605-001-00-5', 30, 'STOT SE 3 H335; Skin Corr. 1B H314'],
  ['Phenol', '604-001-00-2', 90, 'Skin Corr. 1B H314'],
  ['Hydrofluoric acid', '009-003-00-1', 73, 'Skin Corr. 1A H314'],
  ['Hydrofluoric acid', '009-003-00-1', 48, 'Skin Corr. 1A H314'],
  ['Hydrofluoric acid', '009-003-00-1', 40, 'Skin Corr. 1A H314'],
] as const;

test.each(solutions)('%s %s %d %%', (_name, index, percent, expected) => {
  const { classifications, limits } = entryAt(index);
  const { steps } = classifySolution({ classifications, limits, percent });
  const met = steps
    .filter(({ kind }) => kind === 'specific')
    .map(({ classification: one, supplement }) =>
      one ? `${className(one)} ${one.statement}` : supplement,
    );
  expect(met.join('; ')).toBe(expected);
});

test.each([
  // Acute toxicity by its estimate: 2.65 mg/L of vapours, divided by 0.6, is still category 3.
  ['007-030-00-3', 60, 'Acute Tox. 3 H331'],
  // 100 ppmV of gas, divided by 0.37.
  [
    '605-001-00-5',
    37,
    'Acute Tox. 2 H330; Acute Tox. 4 H302; Carc. 1B H350; Muta. 2 H341; Skin Sens. 1A H317',
  ],
  // Corrosion by the generic limit of 5 %, and M-factors of 10 and 1.
  [
    '017-011-00-1',
    13,
    'Skin Corr. 1B H314; Eye Dam. 1 H318; Aquatic Acute 1 H400; Aquatic Chronic 2 H411',
  ],
  [
    '017-011-00-1',
    4,
    'Skin Irrit. 2 H315; Eye Dam. 1 H318; Aquatic Acute 1 H400; Aquatic Chronic 2 H411',
  ],
  ['007-001-01-2', 25, 'Skin Corr. 1B H314; Aquatic Acute 1 H400'],
  ['007-001-01-2', 10, 'Skin Corr. 1B H314'],
  ['009-003-00-1', 48, 'Acute Tox. 2 H300; Acute Tox. 1 H310; Acute Tox. 2 H330'],
])('%s at %d %% by generic rules: %s', (index, percent, expected) => {
  const { classifications, limits } = entryAt(index);
  const { steps } = classifySolution({ classifications, limits, percent });
  const derived = steps
    .filter(({ kind }) => kind === 'generic')
    .flatMap(({ classification: one }) => (one ? [`${className(one)} ${one.statement}`] : []));
  expect(derived.toSorted().join('; ')).toBe(expected.split('; ').toSorted().join('; '));
  for (const { rule } of steps) expect(rule).toMatch(/CLP, Annex|tested$/);
});

test('strengths between which the hazards stay the same, the least first', () => {
  const { classifications, limits } = entryAt('017-002-01-X');
  const ranges = strengthRanges(classifications, limits);
  expect(ranges.map(({ from, to, statements }) => [from, to, statements.join(' ')])).toEqual([
    [0, 10, ''],
    [10, 25, 'H315 H319 H335'],
    [25, null, 'H314 H335'],
  ]);
  expect(strengthRanges(entryAt('606-001-00-8').classifications, [])).toEqual([]);
});

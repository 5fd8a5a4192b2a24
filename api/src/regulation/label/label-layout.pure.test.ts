import type { LabelFormat } from 'contract/regulation';
import { widthOfText, wordWidths } from '../../pdf/measure-text';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { drawLabels, pagesOf } from './draw-labels';
import type { LabelContents } from './label-contents';
import { layOutLabel } from './lay-out-label';

const hazards = [
  'Highly flammable liquid and vapour.',
  'Toxic if swallowed.',
  'Causes damage to organs.',
];
const precautions = [
  'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
  'Wear protective gloves/protective clothing/eye protection/face protection.',
  'IF SWALLOWED: Immediately call a POISON CENTER/doctor.',
];

const contents: LabelContents = {
  name: 'Methanol',
  identifiers: ['methanol', 'Index No 603-001-00-X · CAS No 67-56-1 · EC No 200-659-6'],
  pictograms: ['GHS02', 'GHS06', 'GHS08'],
  signalWord: 'Danger',
  statements: [{ mark: null, hazards, precautions, supplements: [] }],
  quantity: 'Nominal quantity: 25 L',
  ufi: 'E600-30P1-S00Y-5079',
  supplier: ['Example Chemicals Ltd', '1 Example Quay, London', 'Tel. +44 20 7946 0000'],
};
const measure = wordWidths();
const small = { width: 105, height: 74 };
const large = { size: { width: 148, height: 105 }, pictogram: 23, measure };

function wordsOf(items: ReturnType<typeof layOutLabel>): string {
  return (items ?? []).flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' ');
}

const everything = [
  contents.name,
  ...contents.identifiers,
  contents.signalWord ?? '',
  ...hazards,
  ...precautions,
  contents.quantity,
  `UFI: ${contents.ufi}`,
  ...contents.supplier,
];

test.each([
  ['lying', { width: 148, height: 105 }, 3],
  ['standing', { width: 105, height: 148 }, 3],
  ['the smallest of a canister', { width: 105, height: 74 }, 2],
])('a label %s has all its words, within its edges and beside its pictograms', (_, size, count) => {
  const pictures = contents.pictograms.slice(0, count);
  const items = layOutLabel({ ...contents, pictograms: pictures }, { ...large, size }) ?? [];
  const words = wordsOf(items);
  for (const text of everything) expect(words).toContain(text);
  const pictograms = items.flatMap((item) => (item.kind === 'pictogram' ? [item] : []));
  expect(pictograms.map(({ box }) => box.toFixed(2))).toEqual(pictures.map(() => '32.53'));
  for (const item of items) {
    expect(item.x).toBeGreaterThanOrEqual(3.5);
    if (item.kind === 'pictogram') {
      expect(item.x + item.box).toBeLessThanOrEqual(size.width - 3.5);
      expect(item.y + item.box).toBeLessThanOrEqual(size.height - 3);
      continue;
    }
    expect(item.size).toBeGreaterThanOrEqual(2.2 - 1e-9);
    const right = item.x + widthOfText(item.text, item.isBold) * item.size;
    expect(right).toBeLessThanOrEqual(size.width - 3.5 + 0.01);
    expect(item.y).toBeLessThanOrEqual(size.height - 3);
    const over = pictograms.filter(({ x, y, box }) => {
      return (
        item.y > y && item.y - item.size * 0.9 < y + box - 0.1 && item.x < x + box && right > x
      );
    });
    expect(over).toEqual([]);
  }
});

test('more room gives larger letters, and what does not fit is refused and never cut', () => {
  const sizeIn = (width: number, height: number) => {
    const items = layOutLabel(contents, { ...large, size: { width, height } });
    return items?.findLast((item) => item.kind === 'text')?.size ?? 0;
  };
  expect(sizeIn(148, 105)).toBeGreaterThan(sizeIn(105, 74));
  expect(sizeIn(60, 40)).toBe(0);
  const long = { ...contents, name: 'methyl'.repeat(40) };
  expect(wordsOf(layOutLabel(long, large)).replaceAll(' ', '')).toContain(long.name);
});

test('a label with more words than any label takes is refused at once', () => {
  const words = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ');
  const from = performance.now();
  const pictograms = [...contents.pictograms, ...contents.pictograms, ...contents.pictograms];
  expect(
    layOutLabel(
      {
        ...contents,
        pictograms,
        statements: [{ mark: null, hazards: [words], precautions, supplements: [] }],
      },
      large,
    ),
  ).toBeUndefined();
  expect(performance.now() - from).toBeLessThan(1000);
});

const head = { language: 'en', title: 'Label', author: 'Example', createdAt: new Date(0) };

test('a sheet starts at its first free label and goes on; a roll has a label a page', async () => {
  const items =
    layOutLabel({ ...contents, pictograms: ['GHS02'] }, { ...large, size: small }) ?? [];
  const sheet: LabelFormat = { kind: 'sheet', sheet: '105x74', start: 7 };
  expect(pagesOf(sheet, 3).map((page) => page.length)).toEqual([2, 1]);
  expect(pagesOf(sheet, 1)).toEqual([[{ x: 0, y: 222.5 }]]);
  expect(pagesOf({ ...sheet, start: 1 }, 17).map((page) => page.length)).toEqual([8, 8, 1]);
  const onSheet = await readPdf(await drawLabels({ ...head, items, format: sheet, copies: 3 }));
  expect(onSheet.pages.map((page) => page.split('Methanol').length - 1)).toEqual([2, 1]);
  const roll: LabelFormat = { kind: 'roll', width: 105, height: 74 };
  const { pages } = await readPdf(await drawLabels({ ...head, items, format: roll, copies: 2 }));
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('UFI: E600-30P1-S00Y-5079');
});

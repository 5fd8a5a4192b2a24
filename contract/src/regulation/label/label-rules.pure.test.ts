import { statements } from '../statements/en';
import { labelSentence, needsLabelWords } from './label-sentence';
import { isLabelLargeEnough, labelMinimum, labelSheets, pictogramSide } from './label-size';
import { chosenPrecautions, precautionsFor } from './precautions-for';
import { isHazardStatement, isPrecautionaryStatement } from '../statement-codes';
import { Ufi } from './ufi';

test('sizes are those of Table 1.3, and a pictogram covers a fifteenth of the smallest label', () => {
  const sizes = [0.5, 3, 3.1, 50, 51, 500, 1000].map((litres) => {
    const { width, height, pictogram } = labelMinimum(litres);
    expect(pictogram ** 2 * 15).toBeGreaterThanOrEqual(width * height - 1e-9);
    return `${height}x${width} ${pictogram.toFixed(1)}`;
  });
  expect(sizes).toEqual([
    '52x74 16.0',
    '52x74 16.0',
    '74x105 23.0',
    '74x105 23.0',
    '105x148 32.2',
    '105x148 32.2',
    '148x210 46.0',
  ]);
  expect(isLabelLargeEnough({ width: 74, height: 105 }, labelMinimum(25))).toBe(true);
  expect(pictogramSide({ width: 105, height: 57 }, 25)).toBeNull();
  expect(pictogramSide({ width: 40, height: 30 }, 0.1)).toBe(10);
  for (const sheet of Object.values(labelSheets)) {
    expect(isLabelLargeEnough(sheet, labelMinimum(1))).toBe(true);
    expect(sheet.columns * sheet.width).toBeLessThanOrEqual(210);
    expect(sheet.rows * sheet.height).toBeLessThanOrEqual(297);
  }
});

test('six precautionary statements at most are proposed, the urgent ones, without redundant ones', () => {
  const acetone = precautionsFor(['H225', 'H319', 'H336', 'EUH066']);
  expect(acetone).toContain('P403+P235');
  expect(chosenPrecautions(acetone)).toEqual([
    'P210',
    'P280',
    'P303+P361+P353',
    'P304+P340',
    'P305+P351+P338',
    'P370+P378',
  ]);
  const acid = chosenPrecautions(precautionsFor(['H314', 'H335']));
  expect(acid).toContain('P260');
  expect(acid).not.toContain('P261');
  expect(precautionsFor(['H360FD'])).toEqual(precautionsFor(['H350']));
  expect(chosenPrecautions([])).toEqual([]);
});

test('every statement that is proposed is one of CLP', () => {
  const groups = 'H22 H25 H26 H27 H28 H29 H30 H31 H33 H34 H35 H36 H37 H40 H41 H42'.split(' ');
  const codes = groups
    .flatMap((start) => Array.from({ length: 10 }, (_, digit) => `${start}${digit}`))
    .filter(isHazardStatement);
  const proposed = precautionsFor(codes);
  expect(proposed.length).toBeGreaterThan(50);
  expect(proposed.filter((code) => !isPrecautionaryStatement(code))).toEqual([]);
});

test('a label has the words of the supplier, and no brackets', () => {
  const slots = [
    { code: 'P501', text: 'an approved plant' },
    { code: 'P241', text: 'pumping' },
  ];
  const say = (code: string, own = slots) => labelSentence(code, statements, own);
  expect(say('P501')).toBe('Dispose of contents/container to an approved plant.');
  expect(say('P241')).toBe(
    'Use explosion-proof electrical/ventilating/lighting/pumping equipment.',
  );
  expect(say('P241', [])).toBe('Use explosion-proof equipment.');
  expect(say('P284')).toBe('Wear respiratory protection.');
  expect(say('P303+P361+P353')).toBe(
    'IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water.',
  );
  expect(say('P301+P310')).toBe('IF SWALLOWED: Immediately call a POISON CENTER/doctor.');
  expect(say('P999')).toBeNull();
  expect(
    ['P501', 'P241', 'P310', 'P264', 'P210'].map((code) => needsLabelWords(code, statements)),
  ).toEqual([true, false, false, true, false]);
});

test('the sentences are British, and each ends once', () => {
  const { hazard, precautionary } = statements;
  const all = [...Object.values(hazard), ...Object.values(precautionary)];
  const american = /vapor\b|vapors|color|oxidizer|desensitizing|liter\b|fiber|sulfur|aluminum/i;
  expect(all.filter((sentence) => american.test(sentence))).toEqual([]);
  expect(all.filter((sentence) => /\.\.| {2}|\.\.\.|^[a-z]|\s$/.test(sentence))).toEqual([]);
  expect(Object.entries(precautionary).filter(([, text]) => !/[.:]$/.test(text))).toEqual([]);
});

test('a UFI is 16 characters without letters that look like digits', () => {
  expect(Ufi.parse(' ufi: e600-30p1-s00y-5079')).toBe('E600-30P1-S00Y-5079');
  for (const wrong of [
    'E600-30P1-S00Y',
    'E600-30P1-S00Y-507O',
    'E60030P1S00Y5079',
    'Z600-30P1-S00Y-5079',
  ]) {
    expect(Ufi.safeParse(wrong).success).toBe(false);
  }
});

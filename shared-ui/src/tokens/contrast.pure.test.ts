import { markPairs, textPairs } from './color-pairs';
import { darkColors, lightColors } from './color-table';
import { contrast, readableOn } from './contrast';

const themes = { light: lightColors, dark: darkColors };

describe.each(Object.entries(themes))('the %s theme', (_name, colors) => {
  const ratio = ([front, back]: (typeof textPairs)[number]) => ({
    pair: `${front} on ${back}`,
    ratio: Number(contrast(colors[front], colors[back]).toFixed(2)),
  });

  it('keeps 4.5 : 1 for every text on its background', () => {
    expect(textPairs.map(ratio).filter((pair) => pair.ratio < 4.5)).toEqual([]);
  });

  it('keeps 3 : 1 for outlines, focus rings and icons', () => {
    expect(markPairs.map(ratio).filter((pair) => pair.ratio < 3)).toEqual([]);
  });
});

it('computes the ratios that WCAG names', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('chooses black or white for a background that staff chose', () => {
  expect(readableOn('#ffe066')).toBe('#000000');
  expect(readableOn('#4b1f9f')).toBe('#ffffff');
});

import { markPairs, textPairs } from './color-pairs';
import { darkColors, lightColors } from './color-table';
import { contrast, readableOn } from './contrast';
import { hueColors, hueStyle, productHue } from './hue-colors';

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

it('keeps both ratios in both themes of every hue', () => {
  const lowest = Array.from({ length: 360 }, (_, hue) => hueColors(hue)).flatMap((both) =>
    Object.values(both).map((colors) => {
      const ratios = (pairs: typeof textPairs) =>
        Math.min(...pairs.map(([front, back]) => contrast(colors[front], colors[back])));
      return { text: ratios(textPairs), mark: ratios(markPairs) };
    }),
  );
  expect(Math.min(...lowest.map(({ text }) => text))).toBeGreaterThanOrEqual(4.5);
  expect(Math.min(...lowest.map(({ mark }) => mark))).toBeGreaterThanOrEqual(3);
});

it('turns the brand and its tinted greys, and leaves the colours of states', () => {
  const { light, dark } = hueColors(145);
  expect(light.danger).toBe(lightColors.danger);
  expect(dark.success).toBe(darkColors.success);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(light.brand.slice(at, at + 2), 16),
  );
  expect(green).toBeGreaterThan(Math.max(red, blue));
  expect(hueColors(productHue).light.brand).toBe(lightColors.brand);
});

it('writes nothing for the product’s own hue, and both themes and the print for another', () => {
  expect(hueStyle(null)).toBe('');
  const { light, dark } = hueColors(20);
  const css = hueStyle(20);
  expect(css).toContain(`:root:root{--color-canvas:${light.canvas};`);
  expect(css).toContain(`:root:root[data-theme='dark']{--color-canvas:${dark.canvas};`);
  expect(css).toMatch(/@media print\{.*--color-brand:#/);
});

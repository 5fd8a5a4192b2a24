import { StatusColor } from 'contract/inquiry';
import { contrast } from './contrast';
import { darkShades, lightShades } from './status-shade';

const themes = {
  light: { shades: lightShades, surfaces: ['#ffffff', '#f7f5fb', '#f2eff8'] },
  dark: { shades: darkShades, surfaces: ['#1a1723', '#121019', '#221e2e'] },
};

describe.each(Object.entries(themes))('status colours in the %s theme', (_name, theme) => {
  it.each(StatusColor.options)('%s is readable as a badge and seen as a mark', (color) => {
    const { soft, text, mark } = theme.shades[color];
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
    for (const surface of theme.surfaces) {
      expect(contrast(mark, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it('are told apart: no two marks are the same', () => {
    const marks = StatusColor.options.map((color) => theme.shades[color].mark);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { resolvePackage } from '../process/resolve-package';

/** Inter's weights. The font has Latin, Greek and Cyrillic letters. */
const files = { regular: '400Regular/Inter_400Regular', bold: '600SemiBold/Inter_600SemiBold' };

export type FontName = keyof typeof files;
export const fontNames = ['regular', 'bold'] as const satisfies readonly FontName[];

const parsed = new Map<FontName, Font>();

/** The font for one document. Its tables, whose reading takes longer than most documents, are parsed once in each thread. */
export function fontOf(name: FontName): Font {
  const font = parsed.get(name) ?? parse(name);
  parsed.set(name, font);
  return forDocument(font);
}

function parse(name: FontName): Font {
  const file = resolvePackage(`@expo-google-fonts/inter/${files[name]}.ttf`);
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new TypeError('The file has one font');
  return font;
}

/**
 * A glyph remembers the letter that it first stood for, and a document that is written reads parts of glyphs, which stand
 * for none: with the same glyphs, the next document could not be searched. Guarantee: all else is the parsed font's.
 */
function forDocument(font: Font) {
  return Object.create(font, { _glyphs: { value: {} } }) as Font;
}

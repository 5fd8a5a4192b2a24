import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { resolvePackage } from '../../process/resolve-package';

/** Inter is packaged by script; the first package with the glyph is used. */
const packs = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;

const opened = new Map<string, Font>();

/** The first font with a glyph for the letter; undefined when there is none. */
export function fontFor(letter: string): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  for (const pack of packs) {
    const font = openPack(pack);
    if (font.hasGlyphForCodePoint(code)) return font;
  }
  return undefined;
}

function openPack(pack: (typeof packs)[number]): Font {
  const known = opened.get(pack);
  if (known) return known;
  const file = `@fontsource-variable/inter/files/inter-${pack}-wght-normal.woff2`;
  const font = create(readFileSync(resolvePackage(file)));
  if ('fonts' in font) throw new Error(`${file} has more than one font`);
  opened.set(pack, font);
  return font;
}

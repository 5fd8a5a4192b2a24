import type { Font, GlyphRun } from 'fontkit';
import { fontFor } from './inter';

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
}

/** Stroke width of bold letters and their extra spacing, relative to the font size. */
const boldness = 0.034;
const spacing = 0.012;

/** Upper bound of a line's width in pixels: the sum of its letters' widths, without kerning. */
export function widthOf(text: string, { size, isBold = false }: Omit<TextStyle, 'color'>): number {
  const letters = [...text];
  const width = letters.reduce((sum, letter) => sum + advanceOf(letter), 0);
  return width * size + (isBold ? letters.length * size * spacing : 0);
}

const advances = new Map<string, number>();

/** Relative to the font size. */
function advanceOf(letter: string): number {
  const known = advances.get(letter);
  if (known !== undefined) return known;
  const font = fontFor(letter);
  const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const advance = font && glyph ? glyph.advanceWidth / font.unitsPerEm : 0;
  advances.set(letter, advance);
  return advance;
}

/** A line of text as an SVG path, so that no installed font is needed; starts at `x` on the baseline `y`. */
export function setText(text: string, x: number, y: number, style: TextStyle): string {
  const { size, color, isBold = false } = style;
  const paths: string[] = [];
  let at = x;
  for (const { font, layout } of runsOf(text)) {
    const scale = size / font.unitsPerEm;
    for (const [index, glyph] of layout.glyphs.entries()) {
      const position = layout.positions[index];
      const drawn = glyph.path.scale(scale, -scale);
      paths.push(drawn.translate(at + (position?.xOffset ?? 0) * scale, y).toSVG());
      at += (position?.xAdvance ?? 0) * scale + (isBold ? size * spacing : 0);
    }
  }
  const bold = isBold
    ? ` stroke="${color}" stroke-width="${(size * boldness).toFixed(2)}" stroke-linejoin="round"`
    : '';
  return `<path fill="${color}"${bold} d="${paths.join('')}"/>`;
}

interface Run {
  readonly font: Font;
  readonly layout: GlyphRun;
}

/** Splits text into runs of the same font; letters without a glyph are dropped. */
function runsOf(text: string): Run[] {
  const stretches: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fontFor(letter);
    if (!font) continue;
    const last = stretches.at(-1);
    if (last?.font === font) last.text += letter;
    else stretches.push({ font, text: letter });
  }
  return stretches.map(({ font, text: stretch }) => ({ font, layout: font.layout(stretch) }));
}

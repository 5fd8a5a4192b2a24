import type { Font, GlyphRun } from 'fontkit';
import { fontFor } from './inter';

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
}

/** How wide the stroke around a bold letter is, and how much further it is to the next one, in parts of the size. */
const boldness = 0.034;
const spacing = 0.012;

/** How wide a line of text is at most, in pixels: its letters side by side. */
export function widthOf(text: string, { size, isBold = false }: Omit<TextStyle, 'color'>): number {
  const letters = [...text];
  const width = letters.reduce((sum, letter) => sum + advanceOf(letter), 0);
  return width * size + (isBold ? letters.length * size * spacing : 0);
}

const advances = new Map<string, number>();

/** In parts of the size. */
function advanceOf(letter: string): number {
  const known = advances.get(letter);
  if (known !== undefined) return known;
  const font = fontFor(letter);
  const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const advance = font && glyph ? glyph.advanceWidth / font.unitsPerEm : 0;
  advances.set(letter, advance);
  return advance;
}

/** A line of text as an SVG path, so that no font of the machine is needed; it begins at `x`, on the line `y`. */
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

/** The stretches that one font draws; letters that none has are left out. */
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

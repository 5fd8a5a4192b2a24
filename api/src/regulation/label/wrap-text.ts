/** Measures a line at the font size 1. */
export type Measure = (text: string, isBold: boolean) => number;

export interface TextStyle {
  readonly size: number;
  readonly isBold: boolean;
  readonly measure: Measure;
  /** Whether it is broken between parts of a list alone: `CAS No 67-56-1 · EC No 200-659-6`. */
  readonly isList?: boolean;
}

/** Between the parts of a list. */
export const listMark = ' · ';
const partEnd = /(?<= · )/u;

/** Words may be broken after these within a name or a list of alternatives. */
const pieceEnd = /(?<=[\s\-‐–,)\]/])(?![\s\-‐–,)\]/])/u;

/**
 * Breaks a text into lines, each as wide as `widthOf` allows for it. A piece that is wider than its line is broken
 * between letters; nothing is left out.
 *
 * @param widthOf - the width of a line by its number, from 0
 */
export function wrapText(
  text: string,
  { size, isBold, measure, isList = false }: TextStyle,
  widthOf: (line: number) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const widthIn = (words: string) => measure(words, isBold) * size;
  const add = (words: string) => {
    line += words;
    width += widthIn(words);
  };
  const fits = (words: string) => width + widthIn(words.trimEnd()) <= widthOf(lines.length);
  const end = () => {
    lines.push(line.trim());
    line = '';
    width = 0;
  };
  for (const part of text.split(isList ? partEnd : pieceEnd)) {
    if (!fits(part) && line.trim() !== '') end();
    if (fits(part)) {
      add(part);
      continue;
    }
    for (const letter of part) {
      if (line !== '' && !fits(letter)) end();
      add(letter);
    }
  }
  if (line.trim() !== '') end();
  return lines;
}

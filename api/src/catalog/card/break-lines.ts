import { widthOf } from './set-text';

export interface Column {
  readonly width: number;
  readonly height: number;
}

export interface BrokenText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Font sizes in pixels, largest first. */
const sizes = [72, 64, 56, 48, 42, 36, 32, 28, 24];
export const lineHeight = 1.16;

/** Breaks a name into lines at the largest size at which it fits; at the smallest size, the rest is cut off. */
export function breakLines(name: string, { width, height }: Column): BrokenText {
  for (const size of sizes) {
    const lines = linesOf(name, { width, size });
    const maxLines = Math.floor(height / (size * lineHeight));
    const isSmallest = size === sizes.at(-1);
    if (lines.length <= maxLines && (isSmallest || !hasCutWords(name, lines)))
      return { lines, size };
    if (isSmallest) return { lines: cut(lines, maxLines), size };
  }
  throw new Error('There is a smallest size');
}

/** Names of chemicals may break after a space, a hyphen, a comma or a bracket. */
const piece = /[^\s\-‐–,)\]]*[\s\-‐–,)\]]*/gu;

function piecesOf(name: string): string[] {
  return (name.match(piece) ?? []).filter((one) => one !== '');
}

function linesOf(name: string, { width, size }: { width: number; size: number }): string[] {
  const fits = (line: string) => widthOf(line.trimEnd(), { size, isBold: true }) <= width;
  const lines: string[] = [];
  let line = '';
  for (const part of piecesOf(name)) {
    if (fits(line + part)) {
      line += part;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of part) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line].map((one) => one.trim()).filter((one) => one !== '');
}

/** Whether a line ends within an unbreakable piece. */
function hasCutWords(name: string, lines: readonly string[]): boolean {
  const ends = new Set(piecesOf(name).map((one) => one.trim().at(-1)));
  const pieces = new Set(piecesOf(name).map((one) => one.trim()));
  return lines
    .slice(0, -1)
    .some((line) => !ends.has(line.at(-1)) || !pieces.has(lastPieceOf(line)));
}

function lastPieceOf(line: string): string {
  return piecesOf(line).at(-1)?.trim() ?? '';
}

function cut(lines: readonly string[], maxLines: number): string[] {
  const shown = lines.slice(0, maxLines);
  if (shown.length === lines.length) return shown;
  const last = shown.at(-1) ?? '';
  return [...shown.slice(0, -1), `${[...last].slice(0, -1).join('')}…`];
}

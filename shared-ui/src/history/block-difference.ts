import { pieceDifference, type TextPart, wordDifference } from './text-difference';

/** Unchanged lines, or a changed passage with its words. */
export type TextBlock =
  | { kind: 'same'; lines: readonly string[] }
  | { kind: 'changed'; parts: readonly TextPart[] };

/**
 * The difference between two long texts: by lines first, then by words within changed lines. A changed word at each end
 * of a text of any length is two small changes.
 */
export function blockDifference(from: string, to: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = [...pieceDifference(linesOf(from), linesOf(to))];
  while (lines.length > 0) {
    const isSame = lines[0]?.kind === 'same';
    const end = lines.findIndex(({ kind }) => (kind === 'same') !== isSame);
    const run = lines.splice(0, end === -1 ? lines.length : end);
    blocks.push(
      isSame
        ? { kind: 'same', lines: run.map(({ text }) => text) }
        : { kind: 'changed', parts: wordDifference(textOf(run, 'gone'), textOf(run, 'new')) },
    );
  }
  return blocks;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function textOf(run: readonly TextPart[], wanted: TextPart['kind']) {
  return run
    .filter(({ kind }) => kind === wanted)
    .map(({ text }) => text)
    .join('\n');
}

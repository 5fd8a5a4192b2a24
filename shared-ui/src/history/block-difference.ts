import { pieceDifference, type TextPart, wordDifference } from './text-difference';

/** Lines that are in both texts, or a stretch that changed, by its words. */
export type TextBlock =
  | { kind: 'same'; lines: readonly string[] }
  | { kind: 'changed'; parts: readonly TextPart[] };

/**
 * How one long text became another: line by line first, then by words where lines changed. So a word at the top and one at
 * the foot of a text of any length are two small changes.
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

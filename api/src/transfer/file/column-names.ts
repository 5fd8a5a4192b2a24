import { readLimits, UnreadableFile } from './read-limits';

/**
 * The column names from the head of a file: nameless columns get their number, repeated names get a number; trailing
 * nameless columns are dropped.
 *
 * @throws UnreadableFile when there is none, or too many
 */
export function columnNames(head: readonly string[]): string[] {
  const names = head.map((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim());
  const last = names.findLastIndex((name) => name !== '');
  if (last < 0) throw new UnreadableFile('The file has no columns.');
  if (last >= readLimits.columns) {
    throw new UnreadableFile(`The file has more than ${readLimits.columns} columns.`);
  }
  return distinct(names.slice(0, last + 1).map((name, index) => name || `Column ${index + 1}`));
}

/** Names for the columns of a file without a head, as spreadsheets have them: A, B, … AA. */
export function columnLetters(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return Array.from({ length: width }, (_, index) => lettersOf(index));
}

/** A, B, … Z, AA, AB … */
export function lettersOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const short = name.slice(0, readLimits.columnName - 6);
    let candidate = short;
    for (let number = 2; taken.has(candidate); number += 1) candidate = `${short} (${number})`;
    taken.add(candidate);
    return candidate;
  });
}

import { parseCasNumber, parseEcNumber } from 'contract/chemistry';
import { readLimits, UnreadableFile } from './read-limits';

/**
 * The column names from the first row of a file: nameless columns get their number, repeated names get a number;
 * trailing nameless columns are dropped.
 *
 * @throws UnreadableFile when the row is no header
 */
export function columnNames(head: readonly string[]): string[] {
  const names = head.map((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim());
  const last = names.findLastIndex((name) => name !== '');
  if (last < 0) throw new UnreadableFile('The file has no columns.');
  if (last >= readLimits.columns) {
    throw new UnreadableFile(`The file has more than ${readLimits.columns} columns.`);
  }
  if (names.some(isNumberOfASubstance)) {
    throw new UnreadableFile(
      'The first row holds a CAS or EC number. Put a row with the names of the columns above it.',
    );
  }
  return distinct(names.slice(0, last + 1).map((name, index) => name || `Column ${index + 1}`));
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

function isNumberOfASubstance(text: string): boolean {
  return parseCasNumber(text).ok || parseEcNumber(text).ok;
}

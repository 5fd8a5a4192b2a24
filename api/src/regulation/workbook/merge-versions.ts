import { entryOfRow, isDeletion } from 'contract/regulation';
import { byReference } from '../compare-editions';
import { comparedRows } from '../compared-rows';
import { type AnnexRow, emptied } from './annex-cells';

interface Merge {
  /** Rows of the table that is loaded, each a version of an entry. */
  readonly stored: readonly string[];
  readonly entries: ReadonlyMap<string, readonly AnnexRow[]>;
  /** The day from which entries apply that state none and differ from what is loaded. */
  readonly appliesFrom: string;
  readonly edition: string;
}

/**
 * The rows of an edition: versions that are loaded stay, an entry that differs gets another version, and one that the workbook
 * leaves out ends.
 */
export function mergeVersions({ stored, entries, appliesFrom, edition }: Merge): string[] {
  const known = byReference(stored);
  const indexes = [...new Set([...known.keys(), ...entries.keys()])].toSorted();
  return indexes.flatMap((index) => {
    const versions = known.get(index) ?? [];
    const read = entries.get(index);
    if (read?.length === 0) return versions;
    if (!read) return ended({ versions, appliesFrom, edition });
    let merged: readonly string[] = versions;
    for (const row of read) merged = withVersion({ versions: merged, row, appliesFrom, edition });
    return merged;
  });
}

interface Ended {
  readonly versions: readonly string[];
  readonly appliesFrom: string;
  readonly edition: string;
}

function ended({ versions, appliesFrom, edition }: Ended): readonly string[] {
  const newest = newestOf(versions);
  if (newest === undefined || isDeletion(entryOfRow(newest))) return versions;
  const cells = [...emptied(newest.split('\t').slice(0, 12)), atpOf(edition)];
  return replaced(versions, cells, laterOf(dayOf(newest), appliesFrom));
}

function withVersion({ versions, row, appliesFrom, edition }: Ended & { readonly row: AnnexRow }) {
  const newest = newestOf(versions);
  const inForce = newestOf(versions.filter((one) => dayOf(one) <= (row.day ?? appliesFrom)));
  const same = [newest, inForce].find(
    (one) =>
      one !== undefined &&
      (row.day === undefined || row.day === dayOf(one)) &&
      meaning(one, row.cells) === meaning(row.cells.join('\t'), row.cells),
  );
  if (same !== undefined) return versions;
  const day = row.day ?? (newest === undefined ? appliesFrom : laterOf(dayOf(newest), appliesFrom));
  const atp = atpAfter(newest?.split('\t')[12] ?? '', row.cells[12] || atpOf(edition));
  return replaced(versions, [...row.cells.slice(0, 12), atp], day);
}

/** A version of the same day is corrected. */
function replaced(versions: readonly string[], cells: readonly string[], day: string): string[] {
  const others = versions.filter((one) => dayOf(one) !== day);
  return [...others, [...cells, day].join('\t')].toSorted((one, other) =>
    dayOf(one) < dayOf(other) ? -1 : 1,
  );
}

/** `CLP00` and then `ATP22`; a workbook may name all, or the last one alone. */
function atpAfter(before: string, written: string): string {
  if (written.includes('/') || before === '') return written;
  return before.split('/').at(-1) === written ? before : `${before}/${written}`;
}

/** "24th ATP" in the style of the column. */
function atpOf(edition: string): string {
  const [, number] = /^(\d{1,3})(?:st|nd|rd|th) ATP$/.exec(edition) ?? [];
  return number === undefined ? edition : `ATP${number.padStart(2, '0')}`;
}

/** What a row says, in words; adaptations only as far as the other row names them. */
function meaning(row: string, other: readonly string[]): string {
  const { facts, casNumbers, ecNumbers } = comparedRows('annex-vi', [row]);
  const words = [...facts].flatMap(([label, value]) => {
    if (label === 'Applies from' || label === 'Adaptations') return [];
    if (label === 'Notes') return [[label, value.split('; ').toSorted().join('; ')]];
    return [[label, label === 'Name' ? value.replace(/\s+/g, ' ') : value]];
  });
  const atp = other[12] === '' ? '' : (row.split('\t')[12] ?? '').split('/').at(-1);
  return JSON.stringify([words, casNumbers.toSorted(), ecNumbers.toSorted(), atp]);
}

function newestOf(versions: readonly string[]): string | undefined {
  return versions.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1)).at(-1);
}

function dayOf(row: string): string {
  return entryOfRow(row).appliesFrom;
}

function laterOf(one: string, other: string): string {
  return one < other ? other : one;
}

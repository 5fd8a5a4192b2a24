import { tagsIn } from './workbook-parts';

/** Cells merged down a column: places from 0. */
interface Merged {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

const area = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/;

/**
 * Fills cells that are merged down a column with the value that all of them show, of a block those of its first column.
 * Cells merged across one row are titles.
 */
export function fillMerged(rows: string[][], part: Uint8Array | undefined): void {
  for (const { column, from, to } of mergedIn(part)) {
    const value = rows[from]?.[column] ?? '';
    for (let row = from + 1; row <= Math.min(to, rows.length - 1); row += 1) {
      const cells = rows[row];
      if (cells && value !== '' && (cells[column] ?? '') === '') cells[column] = value;
    }
  }
}

/** They are listed at the end of the sheet. */
function mergedIn(part: Uint8Array | undefined): Merged[] {
  const start = part
    ? Buffer.from(part.buffer, part.byteOffset, part.length).indexOf('<mergeCell ')
    : -1;
  if (!part || start < 0) return [];
  return tagsIn(new TextDecoder().decode(part.subarray(start)), 'mergeCell').flatMap((one) => {
    const [, left = '', top = '', , bottom = ''] = area.exec(one.get('ref') ?? '') ?? [];
    if (left === '' || top === bottom) return [];
    return [{ column: columnOf(left), from: Number(top) - 1, to: Number(bottom) - 1 }];
  });
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}

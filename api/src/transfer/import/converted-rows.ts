import type { FieldError } from 'contract';
import { ApiProblem } from '../../core/problem';
import type { FileRow } from '../file/file-rows';
import type { RowReading } from './read-row';
import { reasonsOf } from './row-reasons';

/** A row with single-line cells, with the errors of cells that could not be converted. */
export interface ConvertedRow extends FileRow {
  readonly errors: readonly FieldError[];
}

/** Converts cells, such as molfiles, to the texts that their columns read. */
export async function convertedRows(
  { columns }: RowReading,
  rows: readonly FileRow[],
): Promise<ConvertedRow[]> {
  const places = columns.flatMap((column, index) => (column?.convert ? [index] : []));
  return Promise.all(
    rows.map(async (row) => {
      const errors: FieldError[] = [];
      const cells = [...row.cells];
      for (const index of places) {
        const { convert, isConverted } = columns[index] ?? {};
        const text = cells[index] ?? '';
        const applies = text.trim().includes('\n') || isConverted?.(text) === true;
        if (!convert || !applies) continue;
        cells[index] = await convert(text).catch((error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          errors.push(...reasonsOf(error));
          return '';
        });
      }
      return { ...row, cells, errors };
    }),
  );
}

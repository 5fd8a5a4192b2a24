import type { ImportError } from 'contract/transfer';
import { ApiProblem } from '../../kernel/problem';
import type { FileRow } from '../file/file-rows';
import type { TransferColumn } from '../format/transfer-format';
import type { RowReading } from './read-row';
import { reasonsOf } from './row-reasons';

/** A row with single-line cells, with the errors of cells that could not be converted. */
export interface ConvertedRow extends FileRow {
  readonly errors: readonly ImportError[];
}

/** Converts cells, such as molfiles, to the texts that their columns read. */
export async function convertedRows(
  { columns }: RowReading,
  rows: readonly FileRow[],
): Promise<ConvertedRow[]> {
  const places = columns.flatMap((column, index) => (column?.convert ? [index] : []));
  return Promise.all(
    rows.map(async (row) => {
      const errors: ImportError[] = [];
      const cells = [...row.cells];
      for (const index of places) {
        const column = columns[index];
        const text = cells[index] ?? '';
        if (!column?.convert || !applies(column, text)) continue;
        if (column.isFallback === true && hasOther(columns, { column, cells })) continue;
        cells[index] = await column.convert(text).catch((error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          errors.push(...reasonsOf(error));
          return '';
        });
      }
      return { ...row, cells, errors };
    }),
  );
}

function applies({ isConverted }: TransferColumn, text: string): boolean {
  return text.trim().includes('\n') || isConverted?.(text) === true;
}

interface Cell {
  readonly column: TransferColumn;
  readonly cells: readonly string[];
}

/** Whether another column of the row sets the same fields. */
function hasOther(columns: RowReading['columns'], { column, cells }: Cell): boolean {
  return columns.some(
    (other, index) =>
      other !== undefined &&
      other !== column &&
      other.fields.some((field) => column.fields.includes(field)) &&
      (cells[index] ?? '').trim() !== '',
  );
}

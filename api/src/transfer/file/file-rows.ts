import type { ImportFormat } from 'contract/transfer';

/** A row with its number in the file, from 1, without the header. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file as a table: unique column names, and a stream of rows. Empty rows are skipped, but counted. */
export interface FileTable {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<FileRow>;
}

export interface FileSource {
  readonly format: ImportFormat;
  readonly bytes: Uint8Array;
}

import type { ImportFormat } from 'contract';

/** A row with its place in the file, from 1, without the head. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file as a table: its column names, each once, and its rows one by one. Empty rows keep their number and are left out. */
export interface FileTable {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<FileRow>;
}

export interface FileSource {
  readonly format: ImportFormat;
  readonly bytes: Uint8Array;
}

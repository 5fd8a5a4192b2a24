import type { FilePreview, FileReading, ImportFormat } from 'contract/transfer';

/** A row with its number in the file, from 1, without the header. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file as a table: unique column names, and a stream of rows. Empty rows are skipped, but counted. */
export interface FileTable extends FilePreview {
  readonly rowsBelow: AsyncIterable<FileRow>;
}

/** All rows of a file as it shows them, empty ones too, and how it was read. */
export interface FileGrid extends Pick<FilePreview, 'reading' | 'sheets' | 'doubts'> {
  readonly rows: AsyncIterable<readonly string[]>;
}

export interface FileSource {
  readonly format: ImportFormat;
  readonly bytes: Uint8Array;
  /** How to read it; what is missing is guessed. */
  readonly reading?: FileReading | undefined;
}

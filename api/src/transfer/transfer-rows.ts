import type { ImportFormat, ImportState, ImportVerdict } from 'contract/transfer';

declare module '../db/database' {
  interface Tables {
    import: ImportFileRow;
    importRow: ImportRowRow;
  }
}

/** A file being imported; `counts` is null until its dry run has ended. */
export interface ImportFileRow {
  _id: string;
  resource: string;
  /** The stored name of the file. */
  file: string;
  fileName: string;
  format: ImportFormat;
  state: ImportState;
  columns: unknown;
  mapping: unknown;
  reading: unknown;
  choices: unknown;
  rows: number;
  counts: unknown;
  jobId: string | null;
  createdAt: string;
  adminId: string | null;
}

/** A row of the file: `input` has its values, `changes` those that differ from the stored record. */
export interface ImportRowRow {
  importId: string;
  number: number;
  verdict: ImportVerdict;
  title: string;
  recordId: string | null;
  input: unknown;
  changes: unknown;
  errors: unknown;
  isWritten: boolean;
}

import type { ImportFormat, ImportState, ImportVerdict, JobKind, JobState } from 'contract';

/** Work that goes on by itself; `dueAt` is when the next process may take it up. */
export interface JobRow {
  _id: string;
  kind: JobKind;
  resource: string;
  label: string;
  payload: unknown;
  state: JobState;
  /** Where the next step begins; null at the start. */
  cursor: unknown;
  done: number;
  total: number | null;
  changed: number;
  refused: number;
  problem: string | null;
  /** How often it was taken up since it last got on. */
  attempts: number;
  /** Raised each time it is taken up: who holds an older one writes nothing any more. */
  lease: number;
  dueAt: string;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  adminId: string | null;
  undoOf: string | null;
}

export interface JobRefusalRow {
  _id: string;
  jobId: string;
  recordId: string | null;
  title: string;
  reason: string;
}

/** A file on its way into a resource; `counts` is null until its dry run has ended. */
export interface ImportFileRow {
  _id: string;
  resource: string;
  /** The name that the file is stored under. */
  file: string;
  fileName: string;
  format: ImportFormat;
  state: ImportState;
  columns: unknown;
  mapping: unknown;
  rows: number;
  counts: unknown;
  jobId: string | null;
  createdAt: string;
  adminId: string | null;
}

/** A row of the file: `input` is its fields' values, `changes` those that differ from the stored record. */
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

import type { JobKind, JobState } from 'contract';

/** The tables of this domain. */
export interface JobTables {
  job: JobRow;
  jobRefusal: JobRefusalRow;
  outbox: OutboxRow;
}

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

/** What other parts of the product must hear of, written with the change itself. */
export interface OutboxRow {
  _id: string;
  topic: string;
  payload: unknown;
  createdAt: string;
  doneAt: string | null;
  attempts: number;
  nextAttemptAt: string;
}

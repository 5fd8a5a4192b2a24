import type { JobKind, JobState } from 'contract/jobs';
import type { Permissions } from 'contract/staff';

declare module '../db/database' {
  interface Tables {
    job: JobRow;
    jobRefusal: JobRefusalRow;
    outbox: OutboxRow;
  }
}

/** A background job; `dueAt` is when the next process may lease it. */
export interface JobRow {
  _id: string;
  kind: JobKind;
  resource: string;
  label: string;
  payload: unknown;
  state: JobState;
  /** Where the next step continues; null at the start. */
  cursor: unknown;
  done: number;
  total: number | null;
  changed: number;
  refused: number;
  problem: string | null;
  /** Number of leases since the last completed step. */
  attempts: number;
  /** Raised with each lease; a process with an older number can no longer write. */
  lease: number;
  dueAt: string;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  adminId: string | null;
  undoOf: string | null;
}

/** A job with what its requester's role allows at the time of the lease; null for the product's own. */
export interface LeasedJob extends JobRow {
  roleId: string | null;
  permissions: Permissions | null;
  isRequesterDeactivated: boolean;
}

export interface JobRefusalRow {
  _id: string;
  jobId: string;
  recordId: string | null;
  title: string;
  reason: string;
}

/** A message to other parts of the product, written in the transaction of the change. */
export interface OutboxRow {
  _id: string;
  topic: string;
  payload: unknown;
  createdAt: string;
  doneAt: string | null;
  attempts: number;
  nextAttemptAt: string;
}

import type { AuditAction } from 'contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import { actorId, type Viewer } from '../viewer';
import type { FieldChange } from './values';

export interface JournalEntry {
  /** The record written. */
  readonly id: string;
  readonly action: AuditAction;
  /** The record's version after the write. */
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

/** Whose histories the writes go to, by whom, and for which job, if any. */
export interface Journal {
  readonly work: Work;
  /** The resource's name, or of something else that has records with a history. */
  readonly resource: string;
  readonly viewer: Viewer;
  readonly jobId?: string | undefined;
}

/** Writes the audit rows and the outbox rows of writes, in their transaction. */
export async function journal(
  { work, resource, viewer, jobId }: Journal,
  entries: readonly JournalEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const at = new Date().toISOString();
  const rows = entries.map(({ id: recordId, changes, ...entry }) => ({
    ...entry,
    _id: uuidv7(),
    resource,
    recordId,
    at,
    adminId: actorId(viewer),
    changes: sql`${JSON.stringify(changes)}::jsonb`,
    jobId: jobId ?? null,
  }));
  await work.insertInto('audit').values(rows).execute();
  const news = entries.map(({ id: recordId, action, version }) => ({
    topic: `${resource}.${action}`,
    payload: { recordId, version },
  }));
  await announceAll(work, news);
}

interface News {
  readonly topic: string;
  readonly payload: object;
}

/** Leaves word for the rest of the product; it is delivered at least once after the transaction. */
export function announce(work: Work, topic: string, payload: object): Promise<void> {
  return announceAll(work, [{ topic, payload }]);
}

async function announceAll(work: Work, news: readonly News[]): Promise<void> {
  const now = new Date().toISOString();
  const rows = news.map(({ topic, payload }) => ({
    _id: uuidv7(),
    topic,
    payload: sql`${JSON.stringify(payload)}::jsonb`,
    createdAt: now,
    doneAt: null,
    attempts: 0,
    nextAttemptAt: now,
  }));
  await work.insertInto('outbox').values(rows).execute();
}

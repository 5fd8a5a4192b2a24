import type { AuditAction } from 'contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import { actorId, type Viewer } from '../viewer';
import type { FieldChange } from './values';

export interface JournalEntry {
  readonly action: AuditAction;
  /** The record's version after the write. */
  readonly version: number;
  readonly changes: readonly FieldChange[];
  readonly viewer: Viewer;
}

/** Whose history the write goes to: a resource's record, or something else that has a name and an id. */
export interface Journaled {
  readonly work: Work;
  readonly table: { readonly resource: { readonly name: string } };
  readonly id: string;
}

/** Writes the audit row and the outbox row of one write, in its transaction. */
export async function journal(
  { work, table, id: recordId }: Journaled,
  { action, version, changes, viewer }: JournalEntry,
): Promise<void> {
  const resource = table.resource.name;
  await work
    .insertInto('audit')
    .values({
      _id: uuidv7(),
      resource,
      recordId,
      action,
      at: new Date().toISOString(),
      version,
      adminId: actorId(viewer),
      changes: sql`${JSON.stringify(changes)}::jsonb`,
    })
    .execute();
  await announce(work, `${resource}.${action}`, { recordId, version });
}

/** Leaves word for the rest of the product; it is delivered at least once after the transaction. */
export async function announce(work: Work, topic: string, payload: object): Promise<void> {
  const now = new Date().toISOString();
  await work
    .insertInto('outbox')
    .values({
      _id: uuidv7(),
      topic,
      payload: sql`${JSON.stringify(payload)}::jsonb`,
      createdAt: now,
      doneAt: null,
      attempts: 0,
      nextAttemptAt: now,
    })
    .execute();
}

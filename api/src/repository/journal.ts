import type { AuditAction, AuditEventAction } from 'contract/record';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import { later } from '../db/later';
import { notifyWrites } from './changes';
import { type Actor, actorOf, type Viewer } from '../kernel/viewer';
import type { FieldChange } from './values';

export interface JournalEntry {
  /** The id of the written record. */
  readonly id: string;
  readonly action: AuditAction;
  /** The record's version after the write. */
  readonly version: number;
  readonly changes: readonly FieldChange[];
  /** When it was written; now when left out. */
  readonly at?: string | undefined;
}

/** The resource, viewer and job that a batch of writes is recorded under. */
export interface Journal {
  readonly work: Work;
  /** The name of a resource, or of anything else whose records have a history. */
  readonly resource: string;
  readonly viewer: Viewer;
  readonly jobId?: string | undefined;
}

/** Writes the audit and outbox rows of a batch in its transaction, and notifies the other processes at its end. */
export async function journal(
  { work, resource, viewer, jobId }: Journal,
  entries: readonly JournalEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await writeAudit({ work, resource, actor: actorOf(viewer), jobId }, entries);
  const announcements = entries.map(({ id: recordId, action, version }) => ({
    topic: `${resource}.${action}`,
    payload: { recordId, version },
  }));
  await announceAll(work, announcements);
  await notifyWrites(work, { resource, writes: entries, jobId });
}

interface AuditRow {
  readonly id: string | null;
  readonly action: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
  readonly at?: string | undefined;
}

interface Written extends Pick<Journal, 'work' | 'resource' | 'jobId'> {
  readonly actor: Actor;
}

/** Writes rows of the audit, in one statement. */
async function writeAudit(
  { work, resource, actor, jobId }: Written,
  entries: readonly AuditRow[],
): Promise<string[]> {
  const now = new Date().toISOString();
  const rows = entries.map(({ id, at = now, ...entry }) => ({
    ...entry,
    at,
    _id: uuidv7(),
    record_id: id,
  }));
  const { adminId, apiKeyId, origin } = actor;
  await later(sql`
    insert into audit (_id, resource, record_id, action, at, version, admin_id, changes, job_id,
      api_key_id, address, request_id)
    select _id, ${resource}, record_id, action, at, version, ${adminId ?? null}, changes, ${jobId ?? null},
      ${apiKeyId ?? null}, ${origin?.address ?? null}, ${origin?.requestId ?? null}
    from jsonb_populate_recordset(null::audit, ${JSON.stringify(rows)}::jsonb)`).execute(work);
  return rows.map(({ _id }) => _id);
}

/** What happened, where it is no write of a record: a sign-in, an export. */
export interface AuditEvent {
  readonly action: AuditEventAction;
  /** The account, or the resource that the event is about. */
  readonly resource: string;
  readonly recordId?: string | undefined;
  readonly changes?: readonly FieldChange[];
  readonly at?: string | undefined;
}

/** Writes an event to the audit, of which the outbox says nothing. @returns the id of its row */
export async function recordEvent(
  work: Work,
  actor: Actor,
  { action, resource, recordId, changes = [], at }: AuditEvent,
): Promise<string> {
  const entry = { id: recordId ?? null, action, version: 0, changes, at };
  const [id = ''] = await writeAudit({ work, resource, actor }, [entry]);
  return id;
}

interface Announcement {
  readonly topic: string;
  readonly payload: object;
}

/** The last part of a topic, for what the product itself rewrites. */
const rewriteAction = 'rewrite';

/** Announces that records of a resource show something else without a journal: what was computed anew, or erased. */
export async function announceRewrite(work: Work, resource: string): Promise<void> {
  await announce(work, `${resource}.${rewriteAction}`, {});
  await notifyWrites(work, { resource });
}

/** Adds a message to the outbox; it is delivered to its consumers at least once, after the transaction commits. */
export function announce(work: Work, topic: string, payload: object): Promise<void> {
  return announceAll(work, [{ topic, payload }]);
}

async function announceAll(work: Work, announcements: readonly Announcement[]): Promise<void> {
  const now = new Date().toISOString();
  const rows = announcements.map((one) => ({ ...one, _id: uuidv7() }));
  await later(sql`
    insert into outbox (_id, topic, payload, created_at, attempts, next_attempt_at)
    select _id, topic, payload, ${now}, 0, now()
    from jsonb_populate_recordset(null::outbox, ${JSON.stringify(rows)}::jsonb)`).execute(work);
}

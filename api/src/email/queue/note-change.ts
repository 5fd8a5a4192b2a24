import type { EmailStatus } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { journal } from '../../repository/journal';
import type { Viewer } from '../../kernel/viewer';

interface EmailChange {
  readonly id: string;
  /** After the change. */
  readonly version: number;
  readonly from: EmailStatus;
  readonly to: EmailStatus;
}

/** Records in the message's history who changed its state. The sender's own changes are not recorded. */
export function noteEmailChange(
  work: Work,
  viewer: Viewer,
  { id, version, from, to }: EmailChange,
): Promise<void> {
  const changes = [{ field: 'status', from, to }];
  return journal({ work, resource: 'email', viewer }, [{ id, action: 'update', version, changes }]);
}

interface BatchChange {
  readonly id: string;
  readonly field: 'cancelled' | 'queued';
  /** Number of messages that changed to that state. */
  readonly count: number;
}

/** The same for a sending, in one entry regardless of its number of messages. */
export async function noteBatchChange(
  work: Work,
  viewer: Viewer,
  { id, field, count }: BatchChange,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    update email_batch set version = version + 1, updated_at = now()
    where _id = ${id} returning version`.execute(work);
  const changes = [{ field, from: 0, to: count }];
  const entries = rows.map(({ version }) => ({ id, action: 'update' as const, version, changes }));
  await journal({ work, resource: 'emailBatch', viewer }, entries);
}

import type { AuditEventAction } from 'contract/record';
import { actorOf, type Viewer } from '../kernel/viewer';
import type { Database } from '../db/database';
import { inTransaction } from '../repository/in-transaction';
import { recordEvent } from '../repository/journal';
import type { FieldChange } from '../repository/values';

interface AccountEvent {
  readonly action: AuditEventAction;
  /** The account that it is about. */
  readonly adminId: string;
  readonly changes?: readonly FieldChange[];
}

/** Writes to the audit what happened with an account besides its changes. */
export async function noteAccountEvent(
  database: Database,
  viewer: Viewer,
  { adminId, ...event }: AccountEvent,
): Promise<void> {
  await inTransaction(database, (work) =>
    recordEvent(work, actorOf(viewer), { ...event, resource: 'admin', recordId: adminId }),
  );
}

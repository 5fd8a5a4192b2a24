import { sql } from 'kysely';
import { actorOf, system, type Viewer } from '../../kernel/viewer';
import type { Database, Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { recordEvent } from '../../repository/journal';
import type { FieldChange } from '../../repository/values';

export interface Redaction {
  /** Who asked for it; the product itself when left out. */
  readonly viewer?: Viewer;
  /** Removes the address that the requests came from as well. */
  readonly withoutAddress?: boolean;
}

/** How many rows one entry about a redaction names. */
const batch = 500;

/**
 * Replaces values in rows of the audit, for good. The rows say that they were redacted, an entry of the audit names
 * them, and the chain of seals still holds: it was made of the digest of the former values, which each row keeps.
 * Rows hold no name of a person but in their changes: who and which record are ids.
 *
 * @param ids - `_id` of rows; unknown ones are passed over
 * @param redact - gets a row's changes and gives them back with other values of the same fields in the same order
 * @returns the number of rows that were redacted
 */
export async function redactChanges(
  db: Database | Work,
  ids: readonly string[],
  redact: (changes: readonly FieldChange[]) => readonly FieldChange[],
  redaction: Redaction = {},
): Promise<number> {
  const parts = Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  );
  const redactAll = async (work: Work) => {
    let redacted = 0;
    for (const part of parts) redacted += await redactBatch(work, part, { ...redaction, redact });
    return redacted;
  };
  return isWork(db) ? redactAll(db) : inTransaction(db, redactAll);
}

interface RedactionOfBatch extends Redaction {
  readonly redact: (changes: readonly FieldChange[]) => readonly FieldChange[];
}

async function redactBatch(
  work: Work,
  ids: readonly string[],
  { redact, viewer = system, withoutAddress = false }: RedactionOfBatch,
): Promise<number> {
  const { rows } = await sql<{ _id: string; changes: readonly FieldChange[] }>`
    select _id, changes from audit where _id = any(${ids}::uuid[]) order by _id`.execute(work);
  if (rows.length === 0) return 0;
  const entries = rows.map(({ _id, changes }) => ({
    _id,
    changes: redact(changes),
    without_address: withoutAddress,
  }));
  const redacted = { field: 'entries', from: null, to: rows.map(({ _id }) => _id) };
  const id = await recordEvent(work, actorOf(viewer), {
    action: 'redact',
    resource: 'audit',
    changes: [redacted],
  });
  await sql`select redact_audit(${id}, ${JSON.stringify(entries)}::jsonb)`.execute(work);
  return rows.length;
}

function isWork(db: Database | Work): db is Work {
  return db.isTransaction;
}

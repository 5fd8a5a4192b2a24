import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { ApiProblem } from '../../core/problem';

/** A form or an order that came in, by what a repetition of it is known by. */
export interface ReceivedForm {
  /** The endpoint's name. */
  readonly call: string;
  /** What the sender calls it; everything without a key is new. */
  readonly key: string | undefined;
  /** All that makes it another one when it differs. */
  readonly content: unknown;
}

export interface Accepted {
  /** What the sender is answered, every time. */
  readonly reference: string;
  readonly isNew: boolean;
}

const printable = /^[\x20-\x7e]{8,100}$/;

/**
 * The request's `Idempotency-Key`.
 *
 * @throws ApiProblem `malformed` unless it is 8 to 100 printable characters of ASCII
 */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && printable.test(key)) return key;
  throw new ApiProblem('malformed', 'Idempotency-Key: Send 8 to 100 printable characters.');
}

/**
 * Writes what came in, or answers the reference that the same got before. Of several at once with one key
 * the first writes; the others wait for its end and answer its reference.
 *
 * @param write - writes within the same transaction and answers the reference
 * @throws ApiProblem `key-reused` when something else came with the key before
 */
export async function acceptOnce(
  work: Work,
  { call, key, content }: ReceivedForm,
  write: () => Promise<string>,
): Promise<Accepted> {
  if (key === undefined) return { reference: await write(), isNew: true };
  const bodyHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (!(await claim(work, { key, call, bodyHash }))) {
    return { reference: await earlierReference(work, { key, call, bodyHash }), isNew: false };
  }
  const reference = await write();
  await work.updateTable('acceptedForm').set({ reference }).where('key', '=', key).execute();
  return { reference, isNew: true };
}

interface Claim {
  readonly key: string;
  readonly call: string;
  readonly bodyHash: string;
}

/**
 * Waits for another transaction that has claimed the key; false when that one kept it. The reference is empty until it
 * is known, within this transaction.
 */
async function claim(work: Work, { key, call, bodyHash }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into accepted_form (key, call, body_hash, reference, created_at)
    values (${key}, ${call}, ${bodyHash}, '', now())
    on conflict (key) do nothing returning key`.execute(work);
  return rows.length > 0;
}

async function earlierReference(work: Work, { key, call, bodyHash }: Claim): Promise<string> {
  const earlier = await work
    .selectFrom('acceptedForm')
    .select(['call', 'bodyHash', 'reference'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.call === call && earlier.bodyHash === bodyHash) return earlier.reference;
  const detail = 'Something else was sent with this Idempotency-Key. Send this with a new key.';
  throw new ApiProblem('key-reused', detail);
}

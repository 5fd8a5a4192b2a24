import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from 'contract';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import { ApiProblem } from '../kernel/problem';

/** A received form or order, with what identifies a repetition of it. */
export interface ReceivedForm {
  /** The endpoint's name. */
  readonly call: string;
  /** The sender's idempotency key; without a key every form is new. */
  readonly key: string | undefined;
  /** The content to compare; a different one is a different form. */
  readonly content: unknown;
}

export interface Accepted {
  /** The reference returned to the sender, each time. */
  readonly reference: string;
  readonly isNew: boolean;
}

const printable = /^[\x20-\x7e]{8,100}$/;

/**
 * The `Idempotency-Key` of a request to an endpoint that declares that it reads one.
 *
 * @throws ApiProblem `malformed` unless it is 8 to 100 printable characters of ASCII
 */
export function idempotencyKey(
  { name, idempotent }: Pick<Endpoint, 'name' | 'idempotent'>,
  headers: IncomingHttpHeaders,
): string | undefined {
  if (!idempotent) throw new TypeError(`${name} reads an Idempotency-Key without saying so`);
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && printable.test(key)) return key;
  throw new ApiProblem('malformed', 'Idempotency-Key: Send 8 to 100 printable characters.');
}

/**
 * Writes a form, or returns the reference of the same form if it was accepted before. Of concurrent requests with one
 * key, the first writes; the others wait and return its reference.
 *
 * @param write - writes within the same transaction and returns the reference
 * @throws ApiProblem `key-reused` when the key was used for different content
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
 * Waits for a concurrent transaction with the same key; false when that one was committed. The reference stays empty
 * until it is known, within this transaction.
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

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { RemoteId } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { adminName } from '../../repository/admin-name';
import type { Database, Work } from '../../db/database';
import type { SigningKeyRow } from '../release-rows';
import type { FieldValues } from '../../repository/field-values';
import { duplicateField, invalidField, notFound, worded } from '../../kernel/problem';
import { actorName } from '../release-events';
import { inTransaction } from '../../repository/in-transaction';
import { announce, journal } from '../../repository/journal';
import type { FieldChange } from '../../repository/values';
import { actorId, requireStaff, type Viewer } from '../../kernel/viewer';

interface NewKey {
  readonly remote: RemoteId;
  readonly label: string;
  /** PEM, or the base64 DER of its SubjectPublicKeyInfo. */
  readonly publicKey: string;
}

/**
 * @returns the key's id
 * @throws ApiProblem `invalid` unless it is an ed25519 public key; `duplicate` for one that the remote has or had
 */
export function addSigningKey(database: Database, given: NewKey, viewer: Viewer): Promise<string> {
  requireStaff(viewer);
  const { remote, label } = given;
  const publicKey = normalized(given.publicKey);
  const _id = uuidv7();
  return inTransaction(database, async (work) => {
    const createdAt = new Date().toISOString();
    const row = { _id, remote, label, publicKey, createdAt, createdBy: actorId(viewer) };
    const { numInsertedOrUpdatedRows: added } = await work
      .insertInto('signingKey')
      .values({ ...row, removedAt: null })
      .onConflict((conflict) => conflict.constraint('signing_key__once').doNothing())
      .executeTakeFirstOrThrow();
    if (added !== 1n) throw duplicateField('publicKey', worded`${{ remote }} has or had this key.`);
    const changes = Object.entries({ remote, label, publicKey }).map(([field, to]) => {
      return { field, from: null, to };
    });
    await announceKey(work, { key: { _id, remote, label }, action: 'add', changes }, viewer);
    return _id;
  });
}

/** Does nothing if it was removed before. @throws ApiProblem `not-found` */
export function removeSigningKey(database: Database, id: string, viewer: Viewer): Promise<void> {
  requireStaff(viewer);
  return inTransaction(database, async (work) => {
    const found = await work
      .selectFrom('signingKey')
      .select(['_id', 'remote', 'label', 'removedAt'])
      .where('_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw notFound('signing key');
    if (found.removedAt !== null) return;
    const removedAt = new Date().toISOString();
    await work.updateTable('signingKey').set({ removedAt }).where('_id', '=', id).execute();
    const changes = [{ field: 'removedAt', from: null, to: removedAt }];
    await announceKey(work, { key: found, action: 'update', changes }, viewer);
  });
}

interface KeyChange {
  readonly key: Pick<SigningKeyRow, '_id' | 'remote' | 'label'>;
  readonly action: 'add' | 'update';
  readonly changes: readonly FieldChange[];
}

async function announceKey(work: Work, { key, action, changes }: KeyChange, viewer: Viewer) {
  const { _id: id, remote, label } = key;
  const version = action === 'add' ? 1 : 2;
  await journal({ work, resource: 'signingKey', viewer }, [{ id, action, version, changes }]);
  const by = await actorName(work, viewer);
  await announce(work, 'release.signingKey', { by, remote, label, isAdded: action === 'add' });
}

/** The keys of a remote, removed ones last. */
export async function listSigningKeys(
  database: Database,
  remote: RemoteId,
): Promise<FieldValues[]> {
  const { rows } = await keyRows(sql<boolean>`signing_key.remote = ${remote}`).execute(database);
  return rows;
}

/** @throws ApiProblem `not-found` */
export async function readSigningKey(database: Database, id: string): Promise<FieldValues> {
  const { rows } = await keyRows(sql<boolean>`signing_key._id = ${id}`).execute(database);
  if (!rows[0]) throw notFound('signing key');
  return rows[0];
}

function keyRows(condition: ReturnType<typeof sql<boolean>>) {
  return sql<FieldValues>`
    select signing_key._id, signing_key.remote, signing_key.label, signing_key.public_key,
      signing_key.created_at, ${adminName} as created_by, signing_key.removed_at
    from signing_key left join admin on admin._id = signing_key.created_by
    where ${condition}
    order by signing_key.removed_at is not null, signing_key.created_at, signing_key._id`;
}

/** The signature of an archive. */
export interface ArchiveSignature {
  /** In base64url. */
  readonly signature: string;
  /** The `_id` of the key. */
  readonly signingKey: string;
}

/**
 * Verifies the archive's signature with the remote's keys.
 *
 * @returns undefined while the remote has no key: it is published unsigned
 * @throws ApiProblem `invalid` for an archive that is not signed, or not by a key in use
 */
export async function checkSignature(
  work: Database | Work,
  remote: RemoteId,
  given: { readonly archive: Uint8Array; readonly signature: string | undefined },
): Promise<ArchiveSignature | undefined> {
  const keys = await work
    .selectFrom('signingKey')
    .select(['_id', 'publicKey'])
    .where('remote', '=', remote)
    .where('removedAt', 'is', null)
    .execute();
  if (keys.length === 0) return undefined;
  const { archive, signature } = given;
  if (signature === undefined) {
    const message = worded`${{ remote }} is published signed: release it with its signing key`;
    throw invalidField('signature', message);
  }
  const key = keys.find(({ publicKey }) => isSignedBy(publicKey, { archive, signature }));
  if (key) return { signature, signingKey: key._id };
  throw invalidField(
    'signature',
    worded`It is not this archive’s by any signing key of ${{ remote }}`,
  );
}

export function isSignedBy(
  publicKey: string,
  { archive, signature }: { readonly archive: Uint8Array; readonly signature: string },
): boolean {
  return verify(null, archive, keyOf(publicKey), Buffer.from(signature, 'base64url'));
}

function keyOf(publicKey: string): KeyObject {
  return createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
}

/** The key in its stored form. */
function normalized(publicKey: string): string {
  const key = readable(publicKey.trim());
  if (key?.asymmetricKeyType !== 'ed25519') {
    const message = 'Enter an ed25519 public key, as “npx mfe-kit key” prints it';
    throw invalidField('publicKey', message);
  }
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

/** Refuses a private key, although its public key could be derived: it is no longer secret. */
function readable(text: string): KeyObject | undefined {
  if (/PRIVATE KEY/.test(text)) return undefined;
  try {
    return text.startsWith('-----') ? createPublicKey(text) : keyOf(text);
  } catch {
    // Not a key.
    return undefined;
  }
}

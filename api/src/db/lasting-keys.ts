import type { Logger } from 'pino';
import type { Database } from './database';
import type { BoxedColumn } from '../kernel/secrets/boxed-column';
import { derivedKey } from '../kernel/secrets/derived-key';
import type { KeySet } from '../kernel/secrets/key-set';
import type { Secrets } from '../kernel/secrets/read-secrets';
import { openSecretBox, type SecretBox, SecretUnreadable } from '../kernel/secrets/secret-box';

/** What is made with these keys stands in sent mails and in rows whose origin is not known any more. */
const purposes = ['form status', 'unsubscribe link', 'bounce address', 'erased person'] as const;
type Purpose = (typeof purposes)[number];

/** Keys that stay when the secrets are rotated. */
export type LastingKeys = Readonly<Record<Purpose, Uint8Array>>;

/** The keys of an installation whose secret was never rotated. */
export function derivedLastingKeys(secret: Uint8Array): LastingKeys {
  return keysBy((purpose) => derivedKey(secret, purpose));
}

interface Opening {
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'warn'>;
}

/** The stored keys. Those that are missing are derived from the secret that links were signed with so far. */
export async function openLastingKeys(
  database: Database,
  { secrets, log }: Opening,
): Promise<LastingKeys> {
  const derived = derivedLastingKeys(firstSecret(secrets.jwt));
  const box = openSecretBox(secrets.encryption);
  await addMissing(database, box, derived);
  const rows = await database.selectFrom('lastingKey').select(['purpose', 'keyBox']).execute();
  const boxes = new Map(rows.map(({ purpose, keyBox }) => [purpose, keyBox]));
  return keysBy((purpose) => {
    const stored = openedKey(box, boxes.get(purpose) ?? '', purpose);
    if (stored) return stored;
    log.warn({ purpose }, 'The key of links or pseudonyms was encrypted with another key');
    return derived[purpose];
  });
}

/** A lasting key is sealed for its purpose. */
function ownerOf(purpose: string): string {
  return `lasting key of ${purpose}`;
}

export const lastingKeyColumn: BoxedColumn = {
  table: 'lasting_key',
  column: 'key_box',
  key: 'purpose',
  owner: ownerOf,
};

/** The former secret, where an installation stores its keys only now that its secret was rotated. */
function firstSecret({ current, former = current }: KeySet): Uint8Array {
  return former;
}

/** Processes that start at the same time use what the first of them stored. */
async function addMissing(database: Database, box: SecretBox, keys: LastingKeys): Promise<void> {
  const rows = purposes.map((purpose) => {
    const key = Buffer.from(keys[purpose]).toString('base64');
    return { purpose, keyBox: box.seal(key, ownerOf(purpose)) };
  });
  await database
    .insertInto('lastingKey')
    .values(rows)
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
}

function openedKey(box: SecretBox, keyBox: string, purpose: Purpose): Uint8Array | undefined {
  try {
    return Buffer.from(box.open(keyBox, ownerOf(purpose)), 'base64');
  } catch (error) {
    if (error instanceof SecretUnreadable) return undefined;
    throw error;
  }
}

function keysBy(keyOf: (purpose: Purpose) => Uint8Array): LastingKeys {
  return {
    'form status': keyOf('form status'),
    'unsubscribe link': keyOf('unsubscribe link'),
    'bounce address': keyOf('bounce address'),
    'erased person': keyOf('erased person'),
  };
}

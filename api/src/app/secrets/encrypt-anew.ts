import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { BoxedColumn } from '../../kernel/secrets/boxed-column';
import { type SecretBox, SecretUnreadable } from '../../kernel/secrets/secret-box';

/** What was found in a column. */
export interface EncryptedAnew {
  readonly column: string;
  /** The boxes of the column. */
  readonly boxes: number;
  /** Those of them that another key had encrypted. */
  readonly anew: number;
  /** Those that no key decrypts; they stay as they are. */
  readonly unreadable: number;
}

/** The boxes that are read at once. */
const batchSize = 200;

/**
 * Encrypts with the current key what another one has encrypted, while processes use the database. Each box is replaced
 * by itself and only if it is still the one that was read, so that a run may be cut off and repeated.
 */
export async function encryptAnew(
  database: Database,
  column: BoxedColumn,
  secretBox: SecretBox,
): Promise<EncryptedAnew> {
  const counts = { current: 0, anew: 0, unreadable: 0 };
  let batch = await readBatch(database, column, undefined);
  while (batch.length > 0) {
    for (const stored of batch) {
      const resealed = reseal(secretBox, column, stored);
      if (resealed.kind === 'anew') await replaceBox(database, column, { stored, ...resealed });
      counts[resealed.kind] += 1;
    }
    batch = await readBatch(database, column, batch.at(-1)?.key);
  }
  const { current, anew, unreadable } = counts;
  const boxes = current + anew + unreadable;
  return { column: `${column.table}.${column.column}`, boxes, anew, unreadable };
}

interface StoredBox {
  readonly key: string;
  readonly owner: string;
  readonly box: string;
}

async function readBatch(
  database: Database,
  { table, column, key, ownerColumn = key }: BoxedColumn,
  last: string | undefined,
): Promise<readonly StoredBox[]> {
  const behind = last === undefined ? sql`true` : sql`${sql.ref(key)} > ${last}`;
  const { rows } = await sql<StoredBox>`
    select ${sql.ref(key)} as key, ${sql.ref(ownerColumn)} as owner, ${sql.ref(column)} as box
    from ${sql.table(table)} where ${sql.ref(column)} is not null and ${behind}
    order by ${sql.ref(key)} limit ${batchSize}`.execute(database);
  return rows;
}

type Resealed =
  | { readonly kind: 'current' | 'unreadable' }
  | { readonly kind: 'anew'; readonly box: string };

function reseal(
  secretBox: SecretBox,
  { owner = (value) => value }: BoxedColumn,
  stored: StoredBox,
): Resealed {
  try {
    const box = secretBox.reseal(stored.box, owner(stored.owner));
    return box === undefined ? { kind: 'current' } : { kind: 'anew', box };
  } catch (error) {
    if (error instanceof SecretUnreadable) return { kind: 'unreadable' };
    throw error;
  }
}

async function replaceBox(
  database: Database,
  { table, column, key }: BoxedColumn,
  { stored, box }: { readonly stored: StoredBox; readonly box: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${box}
    where ${sql.ref(key)} = ${stored.key} and ${sql.ref(column)} = ${stored.box}`.execute(database);
}

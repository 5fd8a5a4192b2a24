import type { Pool, PoolClient } from '../pool';

/** A schema, as it can be there before the tables are. It goes with the copy's own transaction. */
const mark = 'unfinished_copy';

/** A copy into the database was interrupted: what is in it is not the installation. */
export class UnfinishedCopy extends Error {
  override name = 'UnfinishedCopy';
}

export async function isUnfinished(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [mark]);
  return rows.length > 0;
}

/** Before anything is written. */
export async function markUnfinished(client: PoolClient): Promise<void> {
  await client.query(`create schema if not exists ${mark}`, []);
}

/** In the transaction that copies. */
export async function markFinished(client: PoolClient): Promise<void> {
  await client.query(`drop schema if exists ${mark}`, []);
}

/**
 * Requires that a database is no copy that was interrupted.
 *
 * @throws UnfinishedCopy
 */
export async function requireFinished(pool: Pick<Pool, 'connect'>): Promise<void> {
  const client = await pool.connect();
  const isFinished = await isUnfinished(client)
    .then((is) => !is)
    .finally(() => client.release());
  if (isFinished) return;
  throw new UnfinishedCopy(
    'The database is a copy that was interrupted. Run npm run move again: it replaces what is there. The database it was copied from is unchanged.',
  );
}

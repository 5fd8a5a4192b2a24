import type { Logger } from 'pino';
import { hearsItself } from '../../db/hears-itself';
import type { Pool } from '../../db/pool';
import { type Env, EnvError } from '../../kernel/env';

interface Checked {
  readonly env: Pick<Env, 'DATABASE_DIRECT_URL'>;
  readonly pool: Pool;
  readonly log: Pick<Logger, 'warn'>;
}

const behindPooler =
  'Notifications of the database are not heard at DATABASE_URL, as behind a pooler in transaction mode: give the server’s own address as DATABASE_DIRECT_URL.';
const remedy =
  'DATABASE_DIRECT_URL has to lead to the same database as DATABASE_URL, without a pooler in transaction mode.';
const effect =
  'Until then the panel shows notifications when it is opened, and changes appear up to 30 seconds late, in searches by structure up to an hour late.';

/**
 * Warns of what a pooler in transaction mode takes away.
 *
 * @throws EnvError behind a pooler without the server's own address: sessions that ended would go on
 */
export async function warnOfPooler({ env, pool, log }: Checked): Promise<void> {
  const heard = await hearsItself(pool).catch((cause: unknown) => {
    log.warn({ err: cause }, 'The check of notifications failed');
    return undefined;
  });
  if (heard === false && env.DATABASE_DIRECT_URL === undefined) throw new EnvError(behindPooler);
  if (!heard) log.warn(`Notifications of the database are not heard. ${remedy} ${effect}`);
  if (env.DATABASE_DIRECT_URL !== undefined && !(await hasStatementLimit(pool))) {
    log.warn(
      "Statements have no time limit behind the pooler. Give the role one: alter role … set statement_timeout = '30s'.",
    );
  }
}

async function hasStatementLimit(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(
      "select current_setting('statement_timeout') <> '0' as limited",
      [],
    );
    const [row] = rows;
    return typeof row === 'object' && row !== null && 'limited' in row && row.limited === true;
  } finally {
    client.release();
  }
}

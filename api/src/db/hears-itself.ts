import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { broadcastChannel } from './broadcast-channel';
import type { Pool } from './pool';

/** In milliseconds; a notification takes about one, on a busy machine some hundred. */
const usualPatience = 10_000;

/**
 * Whether what an ordinary connection announces arrives where this process listens. It does not through a pooler in
 * transaction mode, nor when the direct address leads to another database.
 *
 * @throws DatabaseUnavailable when one of the two addresses does not answer
 */
export async function hearsItself(pool: Pool, patience = usualPatience): Promise<boolean> {
  const payload = JSON.stringify({ kind: 'loop-back', id: randomUUID() });
  let onHeard: (heard: boolean) => void = () => undefined;
  const heard = new Promise<boolean>((resolve) => {
    onHeard = resolve;
  });
  const broadcasts = await pool.listen({
    onMessage: (text) => text === payload && onHeard(true),
    onMissed: () => undefined,
  });
  const timer = new AbortController();
  try {
    await announce(pool, payload);
    const given = wait(patience, false, { signal: timer.signal });
    return await Promise.race([heard, given.catch(() => false)]);
  } finally {
    timer.abort();
    await broadcasts.close();
  }
}

async function announce(pool: Pool, payload: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_notify($1, $2)', [broadcastChannel, payload]);
  } finally {
    client.release();
  }
}

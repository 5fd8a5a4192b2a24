import type { Env } from 'api/env';

/** Offset of the development mailbox's port from the gateway's. */
const distance = 25;
const lastPort = 65_535;

/** The port of the development mailbox; 0 when there is none. */
export function mailboxPort({
  MAILBOX_PORT,
  NODE_ENV,
  SEED,
  PORT,
}: Pick<Env, 'MAILBOX_PORT' | 'NODE_ENV' | 'SEED' | 'PORT'>): number {
  if (MAILBOX_PORT !== undefined) return MAILBOX_PORT;
  const isTriedOut = NODE_ENV === 'development' || (SEED === 'demo' && NODE_ENV !== 'production');
  const port = PORT + distance;
  return isTriedOut && PORT > 0 && port <= lastPort ? port : 0;
}

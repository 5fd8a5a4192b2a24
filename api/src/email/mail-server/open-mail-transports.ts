import type { Delivery, MailTransports, OutgoingMail, StoredMailServer } from '../mail-transport';
import type { Env } from '../../kernel/env';
import { failureWords } from './failure-words';
import { handOver, type Attempt } from './hand-over';
import { shownWords } from './mail-words';
import { openSession, type SessionOptions } from './open-session';
import {
  openSessionPool,
  PoolClosed,
  type Lease,
  type PoolLimits,
  type SessionPool,
} from './session-pool';
import { testServer } from './test-server';

export interface TransportOptions extends Partial<SessionOptions>, Partial<PoolLimits> {
  /** Whether servers may have private addresses: `SMTP_ALLOW_PRIVATE`. */
  readonly allowPrivate: boolean;
  /** Milliseconds for a message, from MAIL FROM to the server's last reply. */
  readonly messageTimeout?: number;
  /** Milliseconds for a test, whatever the server does. */
  readonly testTimeout?: number;
}

const usual = {
  /** Nodemailer's default for hosts without a name. */
  ownName: '[127.0.0.1]',
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  messageTimeout: 600_000,
  testTimeout: 15_000,
  maxConnections: 5,
  maxMessages: 100,
  idleTimeout: 30_000,
};

interface VersionedPool {
  readonly version: number;
  readonly pool: SessionPool;
}

/** Connection pools, opened when there is mail to send and closed when the server's settings change. */
export function openMailTransports(given: TransportOptions): MailTransports {
  const options = { ...usual, ...given };
  const pools = new Map<string, VersionedPool>();
  const busy = new Set<Promise<unknown>>();

  function poolOf(server: StoredMailServer): SessionPool {
    const before = pools.get(server._id);
    if (before?.version === server.version) return before.pool;
    before?.pool.retire();
    const pool = openSessionPool(() => openSession(server, options), options);
    pools.set(server._id, { version: server.version, pool });
    return pool;
  }

  async function deliver(server: StoredMailServer, mail: OutgoingMail): Promise<Delivery> {
    const pool = poolOf(server);
    const first = await attempt(pool, false);
    if (!('isReused' in first) || !first.isReused || !first.wasLost) return first.delivery;
    return (await attempt(pool, true)).delivery;

    async function attempt(from: SessionPool, isFresh: boolean) {
      let lease: Lease;
      try {
        lease = await from.lease({ isFresh });
      } catch (error) {
        return { delivery: undelivered(error, server) };
      }
      const made = await handOver(lease.connection, {
        server,
        mail,
        timeout: options.messageTimeout,
      });
      giveBack(lease, made);
      return { ...made, isReused: lease.isReused };
    }
  }

  function during<Result>(work: Promise<Result>): Promise<Result> {
    const done = work.finally(() => busy.delete(done));
    busy.add(done);
    return done;
  }

  return {
    deliver: (server, mail) => during(deliver(server, mail)),
    test: (server, to) => during(testServer(server, to, options)),
    async close() {
      for (const { pool } of pools.values()) pool.destroy();
      await Promise.allSettled(busy);
    },
  };
}

/** Resets the session (RSET) after a refusal, without waiting for it. */
function giveBack(lease: Lease, { leaves }: Attempt): void {
  if (leaves === 'open') lease.connection.reset((error) => lease.end(!error));
  else lease.end(leaves === 'ready');
}

/** The result for a message that got no connection. */
function undelivered(error: unknown, server: StoredMailServer): Delivery {
  if (error instanceof PoolClosed) {
    return { kind: 'later', words: 'The product was stopped before the message went over.' };
  }
  return { kind: 'unreachable', words: shownWords(failureWords(error, server), server) };
}

/** Mail transports configured by the settings of the process. */
export function mailTransportsOf(
  env: Pick<Env, 'SMTP_ALLOW_PRIVATE' | 'NODE_ENV' | 'PUBLIC_URL'>,
): MailTransports {
  const ownName = env.PUBLIC_URL === undefined ? {} : { ownName: new URL(env.PUBLIC_URL).hostname };
  return openMailTransports({ allowPrivate: allowsPrivateServers(env), ...ownName });
}

/** The default: not in production, where a server's settings could open a way into its own network. */
export function allowsPrivateServers(env: Pick<Env, 'SMTP_ALLOW_PRIVATE' | 'NODE_ENV'>): boolean {
  return env.SMTP_ALLOW_PRIVATE ?? env.NODE_ENV !== 'production';
}

import type SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface PoolLimits {
  readonly maxConnections: number;
  /** Messages after which a connection is closed. */
  readonly maxMessages: number;
  /** Milliseconds after which an idle connection is closed. */
  readonly idleTimeout: number;
}

/** A connection in exclusive use. */
export interface Lease {
  readonly connection: SMTPConnection;
  /** The connection has been used before, so the server may have closed it meanwhile. */
  readonly isReused: boolean;
  /** Returns the connection to the pool, or closes it. */
  end(isReusable: boolean): void;
}

export interface SessionPool {
  /**
   * Waits for a free connection.
   *
   * @throws PoolClosed after `destroy`, or the error that prevented a connection
   */
  lease(wish?: { readonly isFresh: boolean }): Promise<Lease>;
  /** No further leases: connections close when they are returned. */
  retire(): void;
  /** Closes all connections, including those in use, and opens no more. */
  destroy(): void;
}

/** Nothing was sent, because the process is stopping. */
export class PoolClosed extends Error {
  override name = 'PoolClosed';
}

const quitTimeout = 1000;

interface Session {
  readonly connection: SMTPConnection;
  messages: number;
  idle: NodeJS.Timeout | undefined;
}

/** Pools the connections to one server. Sending and retrying are up to the caller. */
export function openSessionPool(
  open: () => Promise<SMTPConnection>,
  limits: PoolLimits,
): SessionPool {
  const free: Session[] = [];
  const used = new Set<Session>();
  const waiting: (() => void)[] = [];
  let freeSlots = limits.maxConnections;
  let isRetired = false;
  let isDestroyed = false;

  function forget(session: Session): void {
    clearTimeout(session.idle);
    const index = free.indexOf(session);
    if (index >= 0) free.splice(index, 1);
  }

  function keep(session: Session): void {
    free.push(session);
    session.idle = setTimeout(() => part(session), limits.idleTimeout).unref();
  }

  /** Sends QUIT only between messages: within one, it would be read as content. */
  function part(session: Session): void {
    forget(session);
    session.connection.quit();
    setTimeout(() => session.connection.close(), quitTimeout).unref();
  }

  async function acquireSlot(): Promise<void> {
    if (freeSlots > 0) freeSlots -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else freeSlots += 1;
  }

  async function opened(): Promise<Session> {
    const session: Session = { connection: await open(), messages: 0, idle: undefined };
    session.connection.once('end', () => forget(session));
    return session;
  }

  async function lease(wish = { isFresh: false }): Promise<Lease> {
    await acquireSlot();
    try {
      if (isDestroyed) throw new PoolClosed('The pool is closed');
      const session = (wish.isFresh ? undefined : free.pop()) ?? (await opened());
      clearTimeout(session.idle);
      used.add(session);
      const isReused = session.messages > 0;
      return {
        connection: session.connection,
        isReused,
        end: (isReusable) => end(session, isReusable),
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  function end(session: Session, isReusable: boolean): void {
    used.delete(session);
    session.messages += 1;
    if (!isReusable || session.connection.destroyed) session.connection.close();
    else if (isRetired || session.messages >= limits.maxMessages) part(session);
    else keep(session);
    leave();
  }

  function retire(): void {
    isRetired = true;
    while (free[0]) part(free[0]);
  }

  return {
    lease,
    retire,
    destroy() {
      isDestroyed = true;
      retire();
      for (const session of used) session.connection.close();
    },
  };
}

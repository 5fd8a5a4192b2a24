import { LRUCache } from 'lru-cache';
import type { Broadcasts } from '../../db/broadcast-channel';
import type { Pool } from '../../db/pool';
import type { AdminViewer, Viewer } from '../../kernel/viewer';
import { SessionBroadcast } from '../../account/session-broadcast';

/** A session as the database had it. */
export interface StoredSession {
  readonly viewer: AdminViewer;
  /** ISO time. */
  readonly expiresAt: string;
}

interface Entry {
  readonly session: Promise<StoredSession>;
  readonly until: number;
  adminId?: string;
}

const max = 1_000;
/** Milliseconds: a connection may break without notice, and then nothing tells of a change. */
const maxAge = 2_000;

/**
 * The sessions of tokens that were verified a moment ago, until any process changes one. While this process cannot
 * hear of changes, every token is verified against the database.
 */
export class SessionCache {
  readonly #pool: Pool;
  readonly #entries = new LRUCache<string, Entry>({ max });
  #channel: Promise<Broadcasts> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** @param verify - reads the session of the token from the database */
  async viewerOf(token: string, verify: () => Promise<StoredSession>): Promise<Viewer> {
    if (!(await this.#hears())) return (await verify()).viewer;
    const known = this.#entries.get(token);
    const entry = known && Date.now() < known.until ? known : this.#add(token, verify());
    const { viewer, expiresAt } = await entry.session;
    if (Date.parse(expiresAt) > Date.now()) return viewer;
    return (await verify()).viewer;
  }

  /** Forgets the sessions of an admin, and those that are just being read. */
  forget(adminId: string): void {
    for (const [token, entry] of this.#entries.entries()) {
      if (entry.adminId === undefined || entry.adminId === adminId) this.#entries.delete(token);
    }
  }

  /** Resolves when this process has heard of all changes so far. */
  async caughtUp(): Promise<void> {
    const channel = await this.#channel?.catch(() => undefined);
    await channel?.caughtUp().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#entries.clear();
    const channel = await this.#channel?.catch(() => undefined);
    await channel?.close();
  }

  #add(token: string, session: Promise<StoredSession>): Entry {
    const entry: Entry = { session, until: Date.now() + maxAge };
    this.#entries.set(token, entry);
    session.then(
      ({ viewer }) => {
        entry.adminId = viewer.adminId;
      },
      () => {
        if (this.#entries.peek(token) === entry) this.#entries.delete(token);
      },
    );
    return entry;
  }

  async #hears(): Promise<boolean> {
    this.#channel ??= this.#pool.listen({
      onMessage: (text) => this.#onMessage(text),
      onMissed: () => this.#entries.clear(),
    });
    try {
      return (await this.#channel).isLive();
    } catch {
      this.#channel = undefined;
      return false;
    }
  }

  #onMessage(text: string): void {
    const change = SessionBroadcast.safeParse(JSON.parse(text)).data;
    if (change) this.forget(change.adminId);
  }
}

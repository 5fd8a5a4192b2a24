import { LRUCache } from 'lru-cache';
import type { Broadcasts } from '../db/broadcast-channel';
import type { Pool } from '../db/pool';
import { JsonAnswer } from '../kernel/json-answer';
import {
  type CachedResource,
  type CacheTag,
  type Change,
  changeOfAll,
  type MadeOf,
  readChange,
  resourceOf,
  touchedBy,
} from './changes';

/** The key of a response, and what it depends on besides the records whose ids are in it. */
export interface CachedResponse {
  readonly key: string;
  readonly tags: readonly CacheTag[];
  /** Milliseconds; half a minute when left out. */
  readonly ttl?: number | undefined;
  /** When it is outdated without a write (`Date.now()`), if that is sooner. */
  readonly until?: (() => Promise<number>) | undefined;
}

interface Entry extends MadeOf {
  readonly response: Promise<unknown>;
  until: number;
  /** From then on it is read again before it expires, so that no caller waits for that. */
  readonly refreshAt: number;
  /** Whether a caller of `text` was told to ask for it, and whether it is being read again. */
  refresh: 'none' | 'asked' | 'running';
  text?: Promise<string>;
}

/** A cached response as JSON. */
export interface CachedText {
  readonly text: Promise<string>;
  /** It expires soon: the caller should ask for the response again, without waiting for that. */
  readonly isAging: boolean;
}

/** Enough for what surrounds every page and for some hundreds of chemicals. */
const max = 2000;
/** In characters: lists are long, and a crawler asks for thousands. */
const maxSize = 8_000_000;
/** Of a response that is not text: these are few. */
const unknownSize = 1_000;
/** Milliseconds. Some responses depend on the time as well, such as events that are not over. */
const maxTtl = 30_000;
/** Milliseconds for which a response from before a job's write may be the answer while it is read again. */
const maxLag = 1_000;
/**
 * The share of its time after which a response that is asked for is read again: a random one between these, so that
 * responses that were read together are not read again together.
 */
const refreshAfter = { min: 1 / 3, max: 2 / 3 } as const;

/**
 * Responses to visitors, cached in this process until a record that they are made of changes, in any process.
 * Concurrent requests share one read. Nothing is cached while the process cannot listen for changes.
 */
export class ResponseCache {
  readonly #pool: Pool;
  readonly #entries = new LRUCache<string, Entry>({ max, maxSize });
  #channel: Promise<Broadcasts> | undefined;
  /** When the changes of a resource were last heard of; all may have changed before this process listened. */
  readonly #changed = new Map<string, number>();
  #listening = -Infinity;
  readonly #watchers: { readonly tags: readonly CacheTag[]; readonly forget: () => void }[] = [];
  /** Answers so far, by whether they were cached. */
  readonly counts = { hit: 0, miss: 0 };

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * A response that is asked for again and again is read again before it expires, in the background.
   *
   * @param read - must show what was committed before the moment it gets (`performance.now()`): after a change was heard
   *   of, a replica that lags would put the former response into the cache again, and nothing would invalidate that
   */
  async answer<Response>(
    { key, tags, ttl, until }: CachedResponse,
    read: (changed: number) => Promise<Response>,
  ): Promise<Response> {
    if (!(await this.listens())) return read(-Infinity);
    const known = this.#fresh(key);
    this.counts[known ? 'hit' : 'miss'] += 1;
    if (known) {
      if (isAging(known) && known.refresh !== 'running')
        this.#replace(key, known, this.#read({ tags, ttl, until }, read));
      return asRead<Response>(known.response);
    }
    const entry = this.#read({ tags, ttl, until }, read);
    this.#put(key, entry);
    return asRead<Response>(entry.response);
  }

  /** For callers within the process. Undefined when the response has to be read. */
  text(key: string): CachedText | undefined {
    const known = this.#fresh(key);
    if (!known) return undefined;
    this.counts.hit += 1;
    known.text ??= known.response.then((response) =>
      response instanceof JsonAnswer ? response.text : JSON.stringify(response),
    );
    const asks = isAging(known) && known.refresh === 'none';
    if (asks) known.refresh = 'asked';
    return { text: known.text, isAging: asks };
  }

  /** Calls `forget` for what is remembered elsewhere, when that may have changed. */
  watch(tags: readonly CacheTag[], forget: () => void): void {
    this.#watchers.push({ tags, forget });
  }

  /** Resolves when this process has seen all changes so far, so that a writer does not read an outdated response. */
  async caughtUp(): Promise<void> {
    const channel = await this.#channel?.catch(() => undefined);
    // Changes during a lost connection are missed; everything is invalidated when it is back.
    await channel?.caughtUp().catch(() => undefined);
  }

  /** Drops the responses made of a resource at once, before the broadcast of a change arrives. */
  invalidate(resource: CachedResource): void {
    this.#apply(changeOfAll(resource));
  }

  async close(): Promise<void> {
    this.#entries.clear();
    const channel = await this.#channel?.catch(() => undefined);
    await channel?.close();
  }

  #read(
    { tags, ttl = maxTtl, until }: Omit<CachedResponse, 'key'>,
    read: (changed: number) => Promise<unknown>,
  ): Entry {
    const [now, changed] = [Date.now(), this.#changeOf(tags)];
    // The time first: what comes between the two reads is in the response, or makes it expire.
    const response = until
      ? until().then((time) => {
          entry.until = Math.min(entry.until, time);
          return read(changed);
        })
      : read(changed);
    const times = { until: now + ttl, refreshAt: now + ttl * refreshShare() };
    const entry: Entry = { tags, response, ...times, refresh: 'none' };
    return entry;
  }

  /** Its size is known once it is read. */
  #put(key: string, entry: Entry): void {
    this.#entries.set(key, entry, { size: unknownSize });
    entry.response.then(
      (response) => {
        if (this.#entries.peek(key) !== entry) return;
        // `set` alone leaves the size of the same entry as it is.
        this.#entries.delete(key);
        const isKept = !(response instanceof JsonAnswer && response.isForOne);
        const read = { ...entry, ids: idsIn(response) };
        if (isKept) this.#entries.set(key, read, { size: sizeOf(response) });
      },
      () => this.#delete(key, entry),
    );
  }

  /** Nothing is put in place of a response that a change deleted meanwhile: the new one may be from before it. */
  #replace(key: string, aging: Entry, fresh: Entry): void {
    aging.refresh = 'running';
    fresh.response.then(
      () => {
        if (this.#entries.peek(key) === aging) this.#put(key, fresh);
      },
      // The caller who asks when it has expired learns what is wrong.
      () => undefined,
    );
  }

  #fresh(key: string): Entry | undefined {
    const known = this.#entries.get(key);
    return known && Date.now() < known.until ? known : undefined;
  }

  /** Whether this process hears of changes: nothing may be remembered without. */
  async listens(): Promise<boolean> {
    this.#channel ??= this.#listen();
    try {
      await this.#channel;
      return true;
    } catch {
      // The read itself meets the same database; the next call tries to listen again.
      this.#channel = undefined;
      return false;
    }
  }

  async #listen(): Promise<Broadcasts> {
    const broadcasts = await this.#pool.listen({
      onMessage: (text) => this.#onChange(text),
      onMissed: () => {
        this.#listening = performance.now();
        this.#entries.clear();
        for (const { forget } of this.#watchers) forget();
      },
    });
    this.#listening = performance.now();
    return broadcasts;
  }

  #changeOf(tags: readonly CacheTag[]): number {
    const changes = tags.map((tag) => this.#changed.get(resourceOf(tag)) ?? -Infinity);
    return Math.max(this.#listening, ...changes);
  }

  #onChange(text: string): void {
    const change = readChange(text);
    if (change !== undefined) this.#apply(change);
  }

  /** A response that is still being read is dropped as well: it may be from before the change. */
  #apply(change: Change): void {
    const [now, isTouched] = [Date.now(), touchedBy(change)];
    this.#changed.set(change.resource, performance.now());
    for (const { tags, forget } of this.#watchers) {
      if (isTouched({ tags, ids: none })) forget();
    }
    // A copy, and the oldest first: what is outdated is put in anew, where it would be met again.
    for (const [key, entry] of [...this.#entries.entries()].toReversed()) {
      if (!isTouched(entry)) continue;
      if (!change.mayLag || entry.ids === undefined) this.#entries.delete(key);
      else this.#outdate(key, entry, now);
    }
  }

  /** Leaves a response as the answer for a moment, until it has been read again. */
  #outdate(key: string, entry: Entry, now: number): void {
    const until = Math.min(entry.until, now + maxLag);
    const size = this.#entries.info(key)?.size ?? unknownSize;
    this.#entries.delete(key);
    this.#entries.set(key, { ...entry, until, refreshAt: now, refresh: 'none' }, { size });
  }

  #delete(key: string, entry: Entry): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key);
  }
}

function sizeOf(response: unknown): number {
  return response instanceof JsonAnswer ? response.text.length : unknownSize;
}

const none: ReadonlySet<string> = new Set();
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The records that a response shows have their ids in it. */
function idsIn(response: unknown): ReadonlySet<string> {
  return new Set(response instanceof JsonAnswer ? (response.text.match(uuid) ?? []) : []);
}

function refreshShare(): number {
  const { min, max } = refreshAfter;
  return min + (max - min) * Math.random();
}

function isAging({ refreshAt }: Entry): boolean {
  return Date.now() >= refreshAt;
}

/** Guarantee: a key is that of one call, whose responses have one type. */
function asRead<Response>(response: Promise<unknown>) {
  return response as Promise<Response>;
}

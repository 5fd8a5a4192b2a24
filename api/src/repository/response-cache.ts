import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Work } from '../db/database';
import type { Broadcasts } from '../db/broadcast-channel';
import type { Pool } from '../db/pool';
import { broadcast } from '../db/broadcast';
import { JsonAnswer } from '../kernel/json-answer';

/** The resources that cached responses are made of; writes to others need no broadcast. */
const cachedResources = [
  'aboutUs',
  'banner',
  'blog',
  'blogCategory',
  'catalogue',
  'category',
  'chemical',
  'chemicalType',
  'company',
  'companyLogo',
  'contactInfo',
  'document',
  'event',
  'file',
  'menuItem',
  'meta',
  'navigationLink',
  'release',
  'slide',
  'subCategory',
  'subSubCategory',
  'unit',
  'whatsAppInfo',
  'worldwide',
] as const;

const CachedResource = z.enum(cachedResources);
export type CachedResource = z.infer<typeof CachedResource>;

const ChangeBroadcast = z.object({ kind: z.literal('changed'), resource: CachedResource });
type ChangeBroadcast = z.infer<typeof ChangeBroadcast>;

/** Broadcasts that records of a resource are about to change, if a cached response may be made of them. */
export async function notifyWrites(work: Work, changed: string): Promise<void> {
  const resource = CachedResource.safeParse(changed).data;
  if (resource === undefined) return;
  await broadcast(work, { kind: 'changed', resource } satisfies ChangeBroadcast);
}

/** The key of a response, and the resources whose records it is made of. */
export interface CachedResponse {
  readonly key: string;
  readonly tags: readonly CachedResource[];
  /** Milliseconds; half a minute when left out. */
  readonly ttl?: number | undefined;
  /** When it is outdated without a write (`Date.now()`), if that is sooner. */
  readonly until?: (() => Promise<number>) | undefined;
}

interface Entry extends Pick<CachedResponse, 'tags'> {
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
    if (!(await this.#listens())) return read(-Infinity);
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

  /** Resolves when this process has seen all changes so far, so that a writer does not read an outdated response. */
  async caughtUp(): Promise<void> {
    const channel = await this.#channel?.catch(() => undefined);
    // Changes during a lost connection are missed; everything is invalidated when it is back.
    await channel?.caughtUp().catch(() => undefined);
  }

  /** Deletes the responses made of a resource at once, before the broadcast of a change arrives. */
  invalidate(resource: CachedResource): void {
    this.#changed.set(resource, performance.now());
    for (const [key, { tags }] of this.#entries.entries()) {
      if (tags.includes(resource)) this.#entries.delete(key);
    }
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
        this.#entries.set(key, entry, { size: sizeOf(response) });
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

  async #listens(): Promise<boolean> {
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
      },
    });
    this.#listening = performance.now();
    return broadcasts;
  }

  #changeOf(tags: readonly string[]): number {
    const changes = tags.map((tag) => this.#changed.get(tag) ?? -Infinity);
    return Math.max(this.#listening, ...changes);
  }

  /** A response that is still being read is deleted as well: it may be from before the change. */
  #onChange(text: string): void {
    const change = ChangeBroadcast.safeParse(JSON.parse(text)).data;
    if (change !== undefined) this.invalidate(change.resource);
  }

  #delete(key: string, entry: Entry): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key);
  }
}

function sizeOf(response: unknown): number {
  return response instanceof JsonAnswer ? response.text.length : unknownSize;
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

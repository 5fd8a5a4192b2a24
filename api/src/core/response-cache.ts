import { z } from 'zod';
import type { Work } from '../db/database';
import type { NewsChannel } from '../db/news-channel';
import type { Pool } from '../db/pool';
import { broadcast } from '../db/broadcast';

/** What kept answers are made of: of other records nobody needs to hear. */
const cachedResources = [
  'aboutUs',
  'banner',
  'blog',
  'blogCategory',
  'catalogue',
  'category',
  'chemical',
  'chemicalType',
  'companyLogo',
  'contactInfo',
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

const ChangeNews = z.object({ kind: z.literal('changed'), resource: CachedResource });
type ChangeNews = z.infer<typeof ChangeNews>;

/** Tells every process that records of a resource are about to be others, if an answer may be made of them. */
export async function notifyWrites(work: Work, changed: string): Promise<void> {
  const resource = CachedResource.safeParse(changed).data;
  if (resource === undefined) return;
  await broadcast(work, { kind: 'changed', resource } satisfies ChangeNews);
}

/** What an answer is known by, and the resources whose records it is made of. */
export interface CachedResponse {
  readonly key: string;
  readonly madeOf: readonly CachedResource[];
  /** Milliseconds that it is kept at most; half a minute when left out. */
  readonly ttl?: number;
}

interface Kept extends Pick<CachedResponse, 'madeOf'> {
  readonly answer: Promise<unknown>;
  readonly until: number;
  text?: Promise<string>;
}

/** Those around every page and those of some hundreds of chemicals; what was not asked for longest goes first. */
const mostAnswers = 2000;
/** Milliseconds. Some answers depend on the time as well, such as events that are not over. */
const maxTtl = 30_000;

/**
 * Answers to visitors, kept in this process until a record that they are made of changes, in whichever process. Those
 * who ask at the same time share one reading. Nothing is kept while the process cannot hear of changes.
 */
export class ResponseCache {
  readonly #pool: Pool;
  readonly #kept = new Map<string, Kept>();
  #channel: Promise<NewsChannel> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async answer<Answer>(
    { key, madeOf, ttl = maxTtl }: CachedResponse,
    read: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!(await this.#listens())) return read();
    const known = this.#fresh(key);
    if (known) return asRead<Answer>(known.answer);
    const answer = read();
    const kept = { madeOf, answer, until: Date.now() + ttl };
    this.#put(key, kept);
    answer.catch(() => this.#forget(key, kept));
    return answer;
  }

  /**
   * An answer that is kept, as JSON, for those who ask within the process: nobody has to make a request of it. Undefined
   * when it has to be read.
   */
  text(key: string): Promise<string> | undefined {
    const known = this.#fresh(key);
    if (known) known.text ??= known.answer.then((answer) => JSON.stringify(answer));
    return known?.text;
  }

  /** For who has written: what he asks for next is not what was kept before. */
  async caughtUp(): Promise<void> {
    const channel = await this.#channel?.catch(() => undefined);
    // While the connection is broken its news are missed, and all is dropped as soon as it is back.
    await channel?.caughtUp().catch(() => undefined);
  }

  /** For who has just changed records of the resource and is to read them at once: the news are still on their way. */
  forget(resource: CachedResource): void {
    for (const [key, { madeOf }] of this.#kept) {
      if (madeOf.includes(resource)) this.#kept.delete(key);
    }
  }

  async close(): Promise<void> {
    this.#kept.clear();
    const channel = await this.#channel?.catch(() => undefined);
    await channel?.close();
  }

  #fresh(key: string): Kept | undefined {
    const known = this.#kept.get(key);
    if (!known || Date.now() >= known.until) return undefined;
    this.#put(key, known);
    return known;
  }

  async #listens(): Promise<boolean> {
    this.#channel ??= this.#pool.listen({
      heard: (text) => this.#drop(text),
      missed: () => this.#kept.clear(),
    });
    try {
      await this.#channel;
      return true;
    } catch {
      // The database answers or refuses the reading itself, and the next call tries to listen again.
      this.#channel = undefined;
      return false;
    }
  }

  /** An answer that is still being read is dropped as well: it may be from before the change. */
  #drop(text: string): void {
    const news = ChangeNews.safeParse(JSON.parse(text)).data;
    if (news !== undefined) this.forget(news.resource);
  }

  #put(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostAnswers && oldest !== undefined) this.#kept.delete(oldest);
  }

  #forget(key: string, kept: Kept): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }
}

/** Guarantee: a key is that of one call, whose answers have one type. */
function asRead<Answer>(answer: Promise<unknown>) {
  return answer as Promise<Answer>;
}

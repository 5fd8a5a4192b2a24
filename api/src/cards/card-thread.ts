import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { ApiProblem } from '../problem';
import { startThread } from '../start-thread';
import type { Card } from './card';
import type { DrawnCard } from './card-worker';

const entry = { name: 'card-worker', source: new URL('./card-worker.ts', import.meta.url) };
const memoryLimits = { resourceLimits: { maxOldGenerationSizeMb: 160 } };

/** Milliseconds for one card, and for the thread to come up. */
const longest = 15_000;
const longestStart = 60_000;
/** So many cards may wait for the one before. */
const mostWaiting = 24;

/** Draws cards one after the other in a thread that begins with the first of them. */
export class CardThread {
  #thread: Worker | undefined;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws ApiProblem `unavailable` when too many cards are to be drawn */
  async draw(card: Card): Promise<Uint8Array> {
    if (this.#waiting >= mostWaiting) {
      throw new ApiProblem('unavailable', 'Too many pictures are being drawn. Try again soon.');
    }
    this.#waiting += 1;
    const drawn = this.#last.then(() => this.#drawNow(card));
    this.#last = drawn.catch(() => undefined);
    return drawn.finally(() => {
      this.#waiting -= 1;
    });
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#thread?.terminate();
    this.#thread = undefined;
  }

  /** A card that takes too long costs the thread; the next one starts another. */
  async #drawNow(card: Card): Promise<Uint8Array> {
    const isNew = this.#thread === undefined;
    const thread = (this.#thread ??= startThread(entry, undefined, memoryLimits));
    thread.ref();
    try {
      // Once it is up it tells so, before it is asked.
      if (isNew) await answerOf(thread, longestStart);
      thread.postMessage(card);
      return bytesOf(await answerOf(thread, longest));
    } catch (cause) {
      this.#thread = undefined;
      void thread.terminate();
      throw new Error('The card could not be drawn', { cause });
    } finally {
      thread.unref();
    }
  }
}

/** Rejects when the thread breaks or ends instead, or the time is over. */
async function answerOf(thread: Worker, time: number): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => waiting.abort(), time);
  try {
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('The thread ended');
    });
    const [answer] = await Promise.race([once(thread, 'message', { signal }), ended]);
    return answer;
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}

/** Guarantee: the thread answers nothing but drawn cards. */
function bytesOf(answer: unknown): Uint8Array {
  const { bytes, reason } = answer as DrawnCard;
  if (!bytes) throw new Error(reason);
  return bytes;
}

import { WorkerPool } from '../../core/worker/worker-pool';
import { ApiProblem } from '../../core/problem';
import type { Card } from './card';
import type { DrawnCard } from './card-worker';

/** Draws cards one at a time, in a thread that starts with the first card. */
export const cardPool = new WorkerPool<Card, DrawnCard>({
  entry: { name: 'card-worker', source: new URL('./card-worker.ts', import.meta.url) },
  threads: 1,
  queue: 24,
  resourceLimits: { maxOldGenerationSizeMb: 160 },
  describe: ({ name, formula }) => ({ name, formula }),
});

/** Limit in milliseconds, both of processor time for a card and of waiting for it. */
const longest = 15_000;
const longestWait = 60_000;

/** @throws ApiProblem `unavailable` when the server is too busy to draw it */
export async function drawPng(card: Card): Promise<Uint8Array> {
  const deadline = performance.now() + longestWait;
  const reply = await cardPool.ask(card, { urgency: 'now', cpuTime: longest, deadline });
  switch (reply.kind) {
    case 'answered':
      return bytesOf(reply.answer);
    case 'overrun':
      throw new Error('The card took too much time or memory');
    case 'busy':
      throw new ApiProblem('unavailable', 'The server is busy. Try again in a moment.');
    default:
      return reply satisfies never;
  }
}

function bytesOf({ bytes, reason }: DrawnCard): Uint8Array {
  if (!bytes) throw new Error('The card could not be drawn', { cause: reason });
  return bytes;
}

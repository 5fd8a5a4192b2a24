import { busyProblem } from '../../worker/turns';
import { WorkerPool } from '../../worker/worker-pool';
import type { Card } from './card';
import type { DrawnCard } from './card-worker';

/** Draws cards one at a time, in a thread that starts with the first card. */
const cardPool = new WorkerPool<Card, DrawnCard>({
  entry: { name: 'card-worker', source: new URL('./card-worker.ts', import.meta.url) },
  threads: 1,
  queue: 24,
  resourceLimits: { maxOldGenerationSizeMb: 160 },
  describe: ({ name, formula }) => ({ name, formula }),
  isWallCounted: true,
});

/** Milliseconds of processor time. */
const cpuTime = 15_000;

/** @throws ApiProblem `unavailable` when the server is too busy to draw it */
export async function drawPng(card: Card): Promise<Uint8Array> {
  const reply = await cardPool.ask(card, { urgency: 'now', cpuTime });
  switch (reply.kind) {
    case 'answered':
      return bytesOf(reply.answer);
    case 'overrun':
      throw new Error('The card took too much time or memory');
    case 'busy':
      throw busyProblem(reply);
    default:
      return reply satisfies never;
  }
}

function bytesOf({ bytes, reason }: DrawnCard): Uint8Array {
  if (!bytes) throw new Error('The card could not be drawn', { cause: reason });
  return bytes;
}

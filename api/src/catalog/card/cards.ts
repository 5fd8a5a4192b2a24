import { createHash } from 'node:crypto';
import type { Card } from './card';
import { cardPool, drawPng } from './card-pool';

/** A card's picture, and a name for what stands on it. */
export interface DrawableCard {
  readonly etag: string;
  readonly draw: () => Promise<Uint8Array>;
}

/** Each has some 20 kB; the one that was not asked for longest goes first. */
const mostKept = 400;

const kept = new Map<string, Promise<Uint8Array>>();

/** Nothing is drawn until it is asked for; the same card is drawn once, also for those who ask at the same time. */
export function cardOf(card: Card): DrawableCard {
  const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url');
  return { etag: `"${key}"`, draw: () => drawOnce(key, card) };
}

/** Ends the thread; a later card starts it again. */
export async function closeCards(): Promise<void> {
  kept.clear();
  await cardPool.close();
}

function drawOnce(key: string, card: Card): Promise<Uint8Array> {
  const drawing = kept.get(key) ?? drawPng(card);
  kept.delete(key);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  drawing.catch(() => kept.delete(key));
  return drawing;
}

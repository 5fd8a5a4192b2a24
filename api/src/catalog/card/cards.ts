import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Card } from './card';
import { cardPool, drawPng } from './card-pool';

/** A card's picture, and a hash of its content. */
export interface DrawableCard {
  readonly etag: string;
  readonly draw: () => Promise<Uint8Array>;
}

/** Each is about 20 kB. */
const cached = new LRUCache<string, Promise<Uint8Array>>({ max: 400 });

/** Draws nothing until `draw` is called. Concurrent calls for the same card share one drawing. */
export function cardOf(card: Card): DrawableCard {
  const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url');
  return { etag: `"${key}"`, draw: () => drawOnce(key, card) };
}

/** Stops the worker thread; a later card starts it again. */
export async function closeCards(): Promise<void> {
  cached.clear();
  await cardPool.close();
}

function drawOnce(key: string, card: Card): Promise<Uint8Array> {
  const known = cached.get(key);
  if (known) return known;
  const drawing = drawPng(card);
  cached.set(key, drawing);
  drawing.catch(() => cached.delete(key));
  return drawing;
}

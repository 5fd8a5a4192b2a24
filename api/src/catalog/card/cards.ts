import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Card } from './card';
import { sharedByClient } from '../../worker/shared-by-client';
import { drawPng } from './card-pool';

/** A card's picture, and a hash of its content. */
export interface DrawableCard {
  readonly etag: string;
  readonly draw: () => Promise<Uint8Array>;
}

/** In bytes: some 400 cards. */
const maxSize = 8_000_000;
const cached = new LRUCache<string, Uint8Array>({
  maxSize,
  sizeCalculation: ({ byteLength }) => byteLength + 1,
});
const share = sharedByClient<Uint8Array>();

/** Draws nothing until `draw` is called. */
export function cardOf(card: Card): DrawableCard {
  const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url');
  return { etag: `"${key}"`, draw: () => drawOnce(key, card) };
}

async function drawOnce(key: string, card: Card): Promise<Uint8Array> {
  const known = cached.get(key) ?? (await share(key, () => drawPng(card)));
  cached.set(key, known);
  return known;
}

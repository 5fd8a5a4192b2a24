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

/** Each is about 20 kB. */
const cached = new LRUCache<string, Uint8Array>({ max: 400 });
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

import { createHash } from 'node:crypto';
import type { DataSheet } from 'contract/catalog';
import { LRUCache } from 'lru-cache';

/** Each is about 40 kB. */
const cached = new LRUCache<string, Promise<Uint8Array>>({ max: 200 });

/** The sheet as PDF. Concurrent and later calls for the same contents share one drawing. */
export function dataSheetPdf(sheet: DataSheet): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  const known = cached.get(key);
  if (known) return known;
  const drawing = draw(sheet);
  cached.set(key, drawing);
  drawing.catch(() => cached.delete(key));
  return drawing;
}

/** Loaded by the first sheet, as most processes draw none. */
async function draw(sheet: DataSheet): Promise<Uint8Array> {
  const { drawDataSheet } = await import('./draw-data-sheet');
  return drawDataSheet(sheet);
}

import { createHash } from 'node:crypto';
import type { DataSheet } from 'contract/catalog';

/** Tells whether a drawn sample still has the contents that it was drawn of. */
export function sheetDigest(sheet: DataSheet): string {
  return createHash('sha256').update(JSON.stringify(sheet)).digest('base64url').slice(0, 22);
}

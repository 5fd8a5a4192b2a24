import { sql, type RawBuilder } from 'kysely';
import type { StructureQuery } from 'contract/drawing';

export function fingerprintBits(fingerprint: string): number {
  return fingerprint.replaceAll('0', '').length;
}

/** The bits as sixteen words in base64, little-endian like the typed arrays of browsers. */
export function fingerprintWords(fingerprint: string): string {
  const bytes = Buffer.alloc(fingerprint.length / 8);
  for (let place = 0; place < fingerprint.length; place += wordLength) {
    const word = Number.parseInt(fingerprint.slice(place, place + wordLength), 2);
    bytes.writeUInt32LE(word, place / 8);
  }
  return bytes.toString('base64');
}

const wordLength = 32;

/** A bit string literal for the database. */
export function bitString(digits: string): RawBuilder<unknown> {
  return sql`${digits}::bit(${sql.lit(digits.length)})`;
}

/**
 * Tanimoto similarity of the row `structure` and the query, to four decimals: shared bits divided by the bits set in
 * either.
 */
export function tanimoto({ idCode, fingerprint }: StructureQuery): RawBuilder<number> {
  const common = sql`bit_count(structure.fingerprint & ${bitString(fingerprint)})`;
  const either = sql`structure.bits + ${fingerprintBits(fingerprint)}::integer - ${common}`;
  // The smallest molecules have no key fragments; each is similar to itself.
  return sql<number>`case when structure.id_code = ${idCode} then 1
    else coalesce(round(${common}::numeric / nullif(${either}, 0), 4)::float8, 0) end`;
}

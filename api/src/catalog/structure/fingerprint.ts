import { sql, type RawBuilder } from 'kysely';
import type { StructureQuery } from 'contract/drawing';

export function fingerprintBits(fingerprint: string): number {
  return fingerprint.replaceAll('0', '').length;
}

/** The digits as sixteen words in base64, each with its lowest byte first, as typed arrays of browsers have them. */
export function fingerprintWords(fingerprint: string): string {
  const bytes = Buffer.alloc(fingerprint.length / 8);
  for (let place = 0; place < fingerprint.length; place += wordLength) {
    const word = Number.parseInt(fingerprint.slice(place, place + wordLength), 2);
    bytes.writeUInt32LE(word, place / 8);
  }
  return bytes.toString('base64');
}

const wordLength = 32;

/** Digits, 0 and 1, as the database compares them. */
export function bitString(digits: string): RawBuilder<unknown> {
  return sql`${digits}::bit(${sql.lit(digits.length)})`;
}

/**
 * Tanimoto's similarity of the row `structure` to the query, to four places: the bits that both have by the bits that
 * one of them has.
 */
export function tanimoto({ idCode, fingerprint }: StructureQuery): RawBuilder<number> {
  const common = sql`bit_count(structure.fingerprint & ${bitString(fingerprint)})`;
  const either = sql`structure.bits + ${fingerprintBits(fingerprint)}::integer - ${common}`;
  // The smallest molecules have no key fragment at all: they are like themselves.
  return sql<number>`case when structure.id_code = ${idCode} then 1
    else coalesce(round(${common}::numeric / nullif(${either}, 0), 4)::float8, 0) end`;
}

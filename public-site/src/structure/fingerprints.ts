const wordsEach = 16;
const wordBits = 32;

/** The fingerprints of many structures, 512 bits each, one after the other. */
export interface Fingerprints {
  readonly words: Uint32Array;
  /** The number of bits set in each. */
  readonly bits: Uint16Array;
}

/** Reads fingerprints that are sixteen little-endian words in base64 each. */
export function readFingerprints(encoded: readonly string[]): Fingerprints {
  const bytes = new Uint8Array(encoded.length * wordsEach * 4);
  for (const [place, text] of encoded.entries()) {
    const decoded = atob(text);
    const start = place * wordsEach * 4;
    for (let byte = 0; byte < wordsEach * 4; byte += 1) {
      bytes[start + byte] = decoded.charCodeAt(byte);
    }
  }
  const view = new DataView(bytes.buffer);
  const words = Uint32Array.from({ length: encoded.length * wordsEach }, (_, index) =>
    view.getUint32(index * 4, true),
  );
  const bits = new Uint16Array(encoded.length);
  for (const [index, word] of words.entries()) {
    const place = Math.floor(index / wordsEach);
    bits[place] = (bits[place] ?? 0) + bitCount(word);
  }
  return { words, bits };
}

/** The words of a fingerprint given as 512 digits, 0 or 1. */
export function wordsOf(digits: string): Uint32Array {
  return Uint32Array.from({ length: wordsEach }, (_, index) =>
    Number.parseInt(digits.slice(index * wordBits, (index + 1) * wordBits), 2),
  );
}

/** Whether a fingerprint has all bits of the query, which any superstructure has. */
export function hasAllBits({ words }: Fingerprints, place: number, query: Uint32Array): boolean {
  const start = place * wordsEach;
  for (let index = 0; index < wordsEach; index += 1) {
    const wanted = query[index] ?? 0;
    if ((((words[start + index] ?? 0) & wanted) ^ wanted) !== 0) return false;
  }
  return true;
}

/** The Tanimoto coefficient, rounded to four places like the server's; 0 for two empty fingerprints. */
export function tanimoto({ words, bits }: Fingerprints, place: number, query: Uint32Array): number {
  const start = place * wordsEach;
  let common = 0;
  let queryBits = 0;
  for (let index = 0; index < wordsEach; index += 1) {
    const word = query[index] ?? 0;
    queryBits += bitCount(word);
    common += bitCount((words[start + index] ?? 0) & word);
  }
  const either = (bits[place] ?? 0) + queryBits - common;
  return either === 0 ? 0 : Math.round((common / either) * 10_000) / 10_000;
}

/** Population count: sums the bits in pairs, fours and bytes, and the bytes by one multiplication. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

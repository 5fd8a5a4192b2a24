import { readFingerprints, tanimoto, wordsOf } from './fingerprints';
import {
  candidatesOf,
  exactHits,
  relativesOf,
  type SearchedIndex,
  similarHits,
} from './search-index';

/** A fingerprint of 512 digits with these bits set. */
function digits(...set: readonly number[]): string {
  return Array.from({ length: 512 }, (_, bit) => (set.includes(bit) ? '1' : '0')).join('');
}

/** As the API writes them: sixteen words in base64, each with its lowest byte first. */
function encoded(fingerprint: string): string {
  const bytes = Buffer.alloc(64);
  for (let word = 0; word < 16; word += 1) {
    const bits = fingerprint.slice(word * 32, (word + 1) * 32);
    bytes.writeUInt32LE(Number.parseInt(bits, 2), word * 4);
  }
  return bytes.toString('base64');
}

interface Indexed {
  name: string;
  graph: string;
  idCode?: string;
  flatCode?: string;
  skeleton?: string | null;
  bits?: readonly number[];
}

function indexOf(rows: readonly Indexed[]): SearchedIndex {
  return {
    names: rows.map(({ name }) => name),
    graphs: rows.map(({ graph }) => graph),
    idCodes: rows.map(({ idCode = '' }) => idCode),
    flatCodes: rows.map(({ flatCode = '' }) => flatCode),
    skeletons: rows.map(({ skeleton = '' }) => skeleton),
    fingerprints: readFingerprints(rows.map(({ bits = [] }) => encoded(digits(...bits)))),
  };
}

const request = (idCode: string, ...bits: number[]) => ({ idCode, fingerprint: digits(...bits) });
const placesIn = (hits: readonly { place: number }[]) => hits.map(({ place }) => place);

describe('fingerprints', () => {
  it('are alike by the bits that both have among those that one of them has', () => {
    const read = readFingerprints([encoded(digits(0, 31, 32, 511)), encoded(digits())]);
    expect([...read.bits]).toEqual([4, 0]);
    expect(tanimoto(read, 0, wordsOf(digits(0, 31, 32, 511)))).toBe(1);
    expect(tanimoto(read, 0, wordsOf(digits(31, 64)))).toBe(0.2);
    expect(tanimoto(read, 0, wordsOf(digits(31, 32, 64)))).toBe(0.4);
    // A third, to four places as the database rounds.
    expect(tanimoto(read, 0, wordsOf(digits(31, 32, 64, 65)))).toBe(0.3333);
    expect(tanimoto(read, 1, wordsOf(digits(5)))).toBe(0);
    expect(tanimoto(read, 1, wordsOf(digits()))).toBe(0);
  });
});

describe('the relatives of a structure in the index', () => {
  const index = indexOf([
    { name: 'racemate', graph: 'flat' },
    { name: 'R', graph: 'R', flatCode: 'flat' },
    { name: 'S', graph: 'S', flatCode: 'flat' },
    { name: 'salt', graph: 'salt', skeleton: 'flat' },
    { name: 'water', graph: 'water', skeleton: null },
  ]);

  it('are the same without stereo, other stereoisomers, then salts, and never itself', () => {
    const query = { idCode: 'S', flatCode: 'flat', skeleton: 'flat' };
    expect(relativesOf(index, query)).toEqual([
      { place: 0, relation: 'no-stereo' },
      { place: 1, relation: 'stereoisomer' },
      { place: 3, relation: 'form' },
    ]);
  });

  it('are none of water, of a fragment, and in an index from before they were there', () => {
    const water = { idCode: 'heavy water', flatCode: 'heavy water', skeleton: '' };
    expect(relativesOf(index, water)).toEqual([]);
    expect(relativesOf(index, { idCode: '', flatCode: '', skeleton: '' })).toEqual([]);
    const old = { ...index, flatCodes: [], skeletons: [] };
    expect(relativesOf(old, { idCode: 'x', flatCode: 'y', skeleton: 'z' })).toEqual([]);
  });
});

describe('a search in the index', () => {
  it('finds a structure by its code, which is its graph unless it has one of its own, by name', () => {
    const index = indexOf([
      { name: 'beta', graph: 'A' },
      { name: 'gamma', graph: 'B', idCode: 'A' },
      { name: 'alpha', graph: 'A' },
      { name: 'delta', graph: 'A', idCode: 'C' },
    ]);
    expect(placesIn(exactHits(index, request('A')))).toEqual([2, 0, 1]);
    expect(exactHits(index, request('A'))[0]).toEqual({ place: 2, similarity: 1, match: 'whole' });
    expect(exactHits(index, request('B'))).toEqual([]);
  });

  it('finds what is similar enough, the most alike first, and of equals the smaller', () => {
    const index = indexOf([
      { name: 'half', graph: 'A', bits: [1, 2] },
      { name: 'other half', graph: 'B', bits: [1, 3] },
      { name: 'most', graph: 'C', bits: [1, 2, 3, 4] },
      { name: 'none', graph: 'D', bits: [9] },
      { name: 'itself', graph: 'E', bits: [] },
    ]);
    const query = request('E', 1, 2, 3);
    expect(
      similarHits(index, query, 0.6).map(({ place, similarity }) => [place, similarity]),
    ).toEqual([
      [4, 1],
      [2, 0.75],
      [0, 0.6667],
      [1, 0.6667],
    ]);
    expect(placesIn(similarHits(index, query, 0.7))).toEqual([4, 2]);
    expect(placesIn(similarHits(index, request(''), 0.3))).toEqual([]);
  });

  it('matches only where all bits of the part are', () => {
    const index = indexOf([
      { name: 'both', graph: 'A', bits: [31, 32, 100] },
      { name: 'one', graph: 'B', bits: [31, 100] },
      { name: 'none', graph: 'C', bits: [] },
    ]);
    expect(candidatesOf(index, request('', 31, 32))).toEqual([0]);
    expect(candidatesOf(index, request('', 31))).toEqual([0, 1]);
    expect(candidatesOf(index, request(''))).toEqual([0, 1, 2]);
  });
});

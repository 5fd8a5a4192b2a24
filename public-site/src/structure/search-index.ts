import { sortKey } from 'contract/chemistry';
import type { Match, StructureQuery } from 'contract/drawing';
import { type Fingerprints, hasAllBits, tanimoto, wordsOf } from './fingerprints';

/** All published structures in search form, the smallest first. */
export interface SearchedIndex {
  readonly names: readonly string[];
  readonly graphs: readonly string[];
  /** Empty where it equals the code. */
  readonly idCodes: readonly string[];
  readonly fingerprints: Fingerprints;
}

/** The position of a hit in the index. */
export interface IndexHit {
  readonly place: number;
  readonly similarity: number;
  readonly match: Match;
}

type IndexQuery = Pick<StructureQuery, 'idCode' | 'fingerprint'>;

/** The chemicals with exactly this structure, by name. */
export function exactHits(index: SearchedIndex, { idCode }: IndexQuery): IndexHit[] {
  return placesOf(index)
    .filter((place) => codeAt(index, place) === idCode)
    .map((place) => ({ place, key: sortKey(index.names[place] ?? '') }))
    .toSorted((one, other) => compared(one.key, other.key))
    .map(({ place }) => ({ place, similarity: 1, match: 'whole' }));
}

/** The chemicals with similar key fragments, most similar first, then smallest first. */
export function similarHits(
  index: SearchedIndex,
  { idCode, fingerprint }: IndexQuery,
  threshold: number,
): IndexHit[] {
  const words = wordsOf(fingerprint);
  return placesOf(index)
    .map((place) => ({
      place,
      // The smallest molecules have no key fragments: they are similar to themselves only.
      similarity: codeAt(index, place) === idCode ? 1 : tanimoto(index.fingerprints, place, words),
      match: 'none' as const,
    }))
    .filter(({ similarity }) => similarity >= threshold)
    .toSorted((one, other) => other.similarity - one.similarity);
}

/** Candidates for a fragment: the structures with all of its key fragments. */
export function candidatesOf(index: SearchedIndex, { fingerprint }: IndexQuery): number[] {
  const words = wordsOf(fingerprint);
  return placesOf(index).filter((place) => hasAllBits(index.fingerprints, place, words));
}

export function fragmentHit(
  index: SearchedIndex,
  { place, match, fingerprint }: { place: number; match: Match; fingerprint: string },
): IndexHit {
  return { place, match, similarity: tanimoto(index.fingerprints, place, wordsOf(fingerprint)) };
}

function placesOf({ graphs }: SearchedIndex): number[] {
  return [...graphs.keys()];
}

function codeAt({ idCodes, graphs }: SearchedIndex, place: number): string | undefined {
  return idCodes[place] || graphs[place];
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

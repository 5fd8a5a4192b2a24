import { sortKey } from 'contract/chemistry';
import { type Match, maxSimilarity, type StructureQuery } from 'contract/drawing';
import type { SubstanceRelation } from 'contract/catalog';
import { type Fingerprints, hasAllBits, tanimoto, wordsOf } from './fingerprints';

/** All published structures in search form, the smallest first. */
export interface SearchedIndex {
  readonly names: readonly string[];
  readonly graphs: readonly string[];
  /** Empty where it equals the code. */
  readonly idCodes: readonly string[];
  /** Empty where it equals the code. */
  readonly flatCodes: readonly string[];
  /** Empty where it equals the flat code. */
  readonly skeletons: readonly (string | null)[];
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

/** A listed chemical of the same substance in another form. */
export interface IndexRelative {
  readonly place: number;
  readonly relation: SubstanceRelation;
}

/** Maximum number of relatives. */
const maxRelatives = 20;

/** The same substance without or with other stereo, then its salts, hydrates and other forms; as the server finds them. */
export function relativesOf(
  index: SearchedIndex,
  { idCode, flatCode, skeleton }: Pick<StructureQuery, 'idCode' | 'flatCode' | 'skeleton'>,
): IndexRelative[] {
  if (flatCode === '') return [];
  const others = placesOf(index).filter((place) => codeAt(index, place) !== idCode);
  const isStereoisomer = (place: number) => flatCodeAt(index, place) === flatCode;
  const stereoisomers = others.filter(isStereoisomer).map((place): IndexRelative => {
    const isFlat = codeAt(index, place) === flatCode;
    return { place, relation: isFlat ? 'no-stereo' : 'stereoisomer' };
  });
  const forms = others
    .filter((place) => skeletonAt(index, place) === skeleton && !isStereoisomer(place))
    .map((place): IndexRelative => ({ place, relation: 'form' }));
  const isFirst = ({ relation }: IndexRelative) => (relation === 'no-stereo' ? 0 : 1);
  stereoisomers.sort((one, other) => isFirst(one) - isFirst(other));
  return [...stereoisomers, ...(skeleton === '' ? [] : forms)].slice(0, maxRelatives);
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
      similarity:
        codeAt(index, place) === idCode
          ? 1
          : Math.min(tanimoto(index.fingerprints, place, words), maxSimilarity),
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

function flatCodeAt(index: SearchedIndex, place: number): string | undefined {
  return index.flatCodes[place] || codeAt(index, place);
}

function skeletonAt(index: SearchedIndex, place: number): string | null | undefined {
  const skeleton = index.skeletons[place];
  return skeleton === null ? null : skeleton || flatCodeAt(index, place);
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

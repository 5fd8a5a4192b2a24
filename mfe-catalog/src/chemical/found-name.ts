import { foldName } from 'contract/chemistry';

/** A chemical's name with its other names. */
export interface OtherNames {
  readonly name: string;
  readonly iupacName: string | null;
  readonly synonyms: readonly string[];
}

/** The synonym or IUPAC name that contains every word of the search; undefined if the name does, or none. */
export function foundName(search: string, { name, iupacName, synonyms }: OtherNames) {
  const words = wordsOf(search);
  if (words.length === 0 || holdsAll(name, words)) return undefined;
  const others = iupacName === null ? synonyms : [...synonyms, iupacName];
  return others.find((other) => holdsAll(other, words));
}

function wordsOf(text: string) {
  return foldName(text)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

function holdsAll(name: string, words: readonly string[]) {
  const folded = wordsOf(name).join(' ');
  return words.every((word) => folded.includes(word));
}

import { hasHan, nameKey } from 'contract/chemistry';
import { additiveNames } from './additive-names';
import { foreignNames } from './foreign-names';
import { householdNames } from './household-names';
import { laboratoryNames } from './laboratory-names';
import { spellingKey } from './spelling-key';
import { transportNames } from './transport-names';

interface KnownNames {
  /** CAS numbers. */
  readonly byKey: ReadonlyMap<string, ReadonlySet<string>>;
  readonly bySpelling: ReadonlyMap<string, ReadonlySet<string>>;
  /** The keys of `bySpelling`. */
  readonly inOrder: readonly string[];
}

let read: KnownNames | undefined;

/** Read at the first search. */
function knownNames(): KnownNames {
  return (read ??= readNames());
}

function readNames(): KnownNames {
  const byKey = new Map<string, ReadonlySet<string>>();
  const bySpelling = new Map<string, ReadonlySet<string>>();
  for (const table of [laboratoryNames, householdNames, additiveNames, transportNames]) {
    for (const [cas, names] of Object.entries(table)) {
      for (const name of names) add(byKey, nameKey(name), cas);
    }
  }
  for (const [cas, languages] of Object.entries(foreignNames)) {
    for (const name of Object.values(languages).flat()) {
      add(byKey, nameKey(name), cas);
      add(bySpelling, spellingKey(name), cas);
    }
  }
  return { byKey, bySpelling, inOrder: [...bySpelling.keys()].toSorted() };
}

function add(known: Map<string, ReadonlySet<string>>, key: string, cas: string): void {
  known.set(key, new Set(known.get(key)).add(cas));
}

/**
 * The CAS numbers of a name that the catalogue need not have: a laboratory's abbreviation, a brand or a household's word, an E or UN number, a name in
 * another language. Empty for other texts.
 *
 * @example casNumbersOf('MeOH') // ['67-56-1']
 */
export function casNumbersOf(name: string): readonly string[] {
  const { byKey, bySpelling } = knownNames();
  return [...(byKey.get(nameKey(name)) ?? bySpelling.get(spellingKey(name)) ?? [])];
}

/** Shorter texts begin too many names; two Han characters are a word. */
const minBeginningLength = 5;
const minHanLength = 2;
const maxBeginnings = 8;

/**
 * The CAS numbers of at most eight substances of which a name in another language begins with the text, shortest names
 * first. Empty for a text that is too short.
 */
export function casNumbersBeginning(text: string): readonly string[] {
  const key = spellingKey(text);
  if ([...key].length < (hasHan(text) ? minHanLength : minBeginningLength)) return [];
  const { bySpelling, inOrder } = knownNames();
  const names = inOrder
    .filter((name) => name.startsWith(key))
    .toSorted((one, other) => one.length - other.length);
  const found = new Set(names.flatMap((name) => [...(bySpelling.get(name) ?? [])]));
  return [...found].slice(0, maxBeginnings);
}

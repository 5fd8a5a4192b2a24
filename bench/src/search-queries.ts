import type { Substance } from './inventory';

export interface SearchQueries {
  /** Type-ahead texts: prefixes of names and numbers, from two letters on. */
  readonly typed: readonly string[];
  /** Submitted searches: words, names, numbers and formulas, right and wrong. */
  readonly submitted: readonly string[];
}

/** Substrings of thousands of names. */
const common =
  'acid,sodium,methyl,chloride,ethyl,oil,phenyl,oxide,salt,sodium chloride,acetic acid,methyl ester,zinc oxide'.split(
    ',',
  );
/** The filters of a listing, and its label in the results. */
export interface ListingQuery {
  readonly label: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Common ranges of molar masses in g/mol. */
const massRanges = [
  [44, 46],
  [58.07, 58.09],
  [100, 110],
  [180, 200],
  [300, 320],
  [500, 1000],
] as const;

/** The listings that visitors browse; `facets` are those of the whole catalogue. */
export function listingQueries(
  substances: readonly Substance[],
  facets: ListingFacets,
): readonly ListingQuery[] {
  const [type] = facets.type;
  const [grade] = facets.grade;
  const formulas = substances
    .filter(({ formula }, index) => formula !== null && index % (11 * step) === 0)
    .map(({ formula }) => formula ?? '');
  const ofCategories = facets.category.flatMap(({ _id: categoryId }) => [
    { label: 'category', query: { categoryId } },
    { label: 'category', query: { categoryId, page: '40' } },
    { label: 'category', query: { categoryId, grade: grade?.value ?? '' } },
  ]);
  return [
    { label: 'whole catalogue', query: {} },
    { label: 'whole catalogue', query: { page: '2000' } },
    { label: 'whole catalogue', query: { typeId: type?._id ?? '' } },
    { label: 'whole catalogue', query: { hasStructure: 'true' } },
    ...ofCategories,
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
      .split('')
      .map((letter) => ({ label: 'letter', query: { letter } })),
    ...massRanges.map(([from, to]) => ({
      label: 'range of masses',
      query: { massFrom: String(from), massTo: String(to) },
    })),
    ...distinct(formulas).map((formula) => ({ label: 'formula', query: { formula } })),
  ];
}

interface ListingFacets {
  readonly category: readonly { readonly _id: string }[];
  readonly type: readonly { readonly _id: string }[];
  readonly grade: readonly { readonly value: string }[];
}

const step = 997;
const shortest = 2;
const longestBeginning = 11;

/** A few hundred texts of each kind, the same at every run. */
export function searchQueries(substances: readonly Substance[]): SearchQueries {
  const chosen = substances.filter((_, index) => index % step === 0);
  return {
    typed: distinct([...common, ...chosen.flatMap(typedFor)]),
    submitted: distinct([...common, ...chosen.flatMap(queriesFor)]),
  };
}

function typedFor(substance: Substance, index: number): string[] {
  const { name, casNumber, ecNumber } = substance;
  const length = shortest + (index % (longestBeginning - shortest));
  const number = casNumber ?? ecNumber;
  const word = longestWord(name);
  return [
    name.slice(0, length),
    word.slice(0, length + 1),
    index % 3 === 0 ? number.slice(0, length + 1) : misspelled(word),
  ];
}

function queriesFor({ name, casNumber, ecNumber, formula }: Substance, index: number): string[] {
  const word = longestWord(name);
  const words = wordsOf(name);
  const number = casNumber ?? ecNumber;
  const others = [
    number,
    number.replaceAll('-', ''),
    words.slice(0, 2).toReversed().join(' '),
    formula ?? ecNumber,
  ];
  return [name, word, misspelled(word), others[index % others.length] ?? name];
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}]+/u).filter((word) => word.length >= 4);
}

function longestWord(name: string): string {
  return wordsOf(name).toSorted((one, other) => other.length - one.length)[0] ?? name;
}

/** The word without its fourth letter. */
function misspelled(word: string): string {
  return word.slice(0, 3) + word.slice(4);
}

function distinct(texts: readonly string[]): string[] {
  const trimmed = texts.map((text) => text.slice(0, 200).trim());
  return [...new Set(trimmed)].filter((text) => text !== '');
}

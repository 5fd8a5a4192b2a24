import {
  boilingRangeOf,
  flashRangeOf,
  type ForeignName,
  type MatchKind,
  notStatedValue,
} from 'contract/catalog';
import {
  hanPairs,
  hasHan,
  nameKey,
  nameKeys,
  nameWords,
  plainWords,
  withoutUmlauts,
} from 'contract/chemistry';
import type { FieldValues } from '../../repository/field-values';
import { formulaLexeme, numberKey, numberLexeme } from './lexemes';
import { wordsOfUses } from './words-of-uses';

/** One of a chemical's names, numbers or formulas. */
export interface NamedText {
  readonly kind: MatchKind;
  readonly text: string;
  /** Whether it is a name in another language. */
  readonly isForeign?: boolean;
}

/** The fields that the search indexes; `synonyms` and `foreignNames` are lists. */
export const searchedFields = [
  'name',
  'iupacName',
  'synonyms',
  'foreignNames',
  'casNumber',
  'ecNumber',
  'formula',
  'productCode',
  'inchiKey',
  'unNumber',
  'hsCode',
] as const;

/** The fields that make a chemical well described; `applications` is searched last. */
export const describingFields = ['casNumber', 'inchiKey', 'applications', 'packagings'] as const;

/** The fields by which hits are counted and filtered. */
export const countedFields = [
  'categoryId',
  'typeIds',
  'grades',
  'hazardClass',
  'flashPoint',
  'boilingPoint',
  'ghsPictograms',
  'storageClass',
  'svhcSince',
  'status',
] as const;

/** All searchable texts of a chemical, its name first. */
export function textsOf(record: FieldValues): NamedText[] {
  const texts: NamedText[] = [];
  for (const field of searchedFields) {
    const kind = field === 'synonyms' || field === 'foreignNames' ? 'synonym' : field;
    const value: unknown = record[field];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (isForeignName(one)) texts.push({ kind, text: one.name, isForeign: true });
      else if (typeof one === 'string' && one !== '') texts.push({ kind, text: one });
    }
  }
  return texts;
}

function isForeignName(value: unknown): value is ForeignName {
  return typeof value === 'object' && value !== null && 'name' in value;
}

/** The keys under which a text can be found by prefix. */
export function keysOf({ kind, text }: NamedText): string[] {
  switch (kind) {
    case 'casNumber':
    case 'ecNumber':
      return [numberKey(text)];
    case 'formula':
      return [text.slice(0, maxFormulaLength)];
    case 'hsCode':
      return [text, `hs${text}`];
    case 'productCode':
    case 'inchiKey':
    case 'unNumber':
      return [nameKey(text)].filter((key) => key !== '');
    case 'name':
    case 'synonym':
    case 'iupacName':
      return nameKeys(text);
    default:
      return kind satisfies never;
  }
}

/** The words of a chemical as the text of a `tsvector`; those of its name have weight A. */
export function wordVector(record: FieldValues): string {
  const { name, words } = wordsOfRecord(record);
  return words.map((word) => `'${word}':1${name.has(word) ? 'A' : ''}`).join(' ');
}

/** The lexemes of a chemical's texts, and which of them are of its name. */
export interface RecordWords {
  readonly name: ReadonlySet<string>;
  readonly words: readonly string[];
}

export function wordsOfRecord(record: FieldValues): RecordWords {
  const name = new Set<string>();
  const words = new Set<string>();
  for (const text of textsOf(record)) {
    for (const lexeme of lexemesOf(text)) {
      words.add(lexeme);
      if (text.kind === 'name') name.add(lexeme);
    }
  }
  return { name, words: [...words] };
}

/**
 * The facet values of a chemical as text, independent of their order. A trigger of `chemical_search` adds `sheet`, which
 * the documents decide.
 */
export function facetText(chemical: FieldValues): string {
  const { categoryId, typeIds, grades, hazardClass } = chemical;
  return JSON.stringify({
    category: categoryId ?? null,
    type: sorted(typeIds),
    grade: sorted(grades),
    hazard: hazardClass ?? notStatedValue,
    flash: flashRangeOf(celsiusOf(chemical['flashPoint'])),
    boiling: boilingRangeOf(celsiusOf(chemical['boilingPoint'])),
    pictogram: orNotStated(sorted(chemical['ghsPictograms'])),
    storage: chemical['storageClass'] ?? notStatedValue,
    svhc: chemical['svhcSince'] ? 'listed' : null,
  });
}

function orNotStated(values: readonly string[]): readonly string[] {
  return values.length > 0 ? values : [notStatedValue];
}

function celsiusOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function sorted(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String).toSorted() : [];
}

/** How many of the describing fields are filled, to order hits of a broad word. */
export function completenessOf(record: FieldValues): number {
  return describingFields.filter((field) => {
    const value = record[field];
    return Array.isArray(value) ? value.length > 0 : (value ?? '') !== '';
  }).length;
}

/** The words of a chemical's uses, for PostgreSQL's dictionary. */
export function textOfUses({ applications }: FieldValues): string {
  if (typeof applications !== 'string') return '';
  return wordsOfUses(applications.replace(/<[^<>]*>|&\w{1,10};/g, ' ')).join(' ');
}

/** The words that serve as corrections of misspelled ones. */
export function correctWords(record: FieldValues): string[] {
  const words = textsOf(record)
    .filter(({ kind }) => isNameKind(kind))
    .flatMap(({ text }) => plainWords(text));
  return [...new Set(words)].filter((word) => word.length >= 3 && isCorrectable(word));
}

/** Another number is another substance, and so is another Han character. */
export function isCorrectable(word: string): boolean {
  return !/^\p{N}/u.test(word) && !hasHan(word);
}

export function isNameKind(kind: MatchKind): boolean {
  return kind === 'name' || kind === 'synonym' || kind === 'iupacName';
}

const maxFormulaLength = 200;

function lexemesOf({ kind, text, isForeign = false }: NamedText): string[] {
  if (kind === 'casNumber' || kind === 'ecNumber') return [numberLexeme(numberKey(text))];
  if (kind === 'formula') return [formulaLexeme(text)];
  // Found only as a whole.
  if (kind === 'inchiKey' || kind === 'unNumber' || kind === 'hsCode') return [];
  // Found by its beginning: its words would also answer English ones (`méthanolate` has `methanol` in it).
  if (isForeign && /\p{Script=Latin}/u.test(text) && !hasHan(text)) return [];
  return [text, withoutUmlauts(text) ?? ''].flatMap(nameWords).flatMap(hanPairs);
}

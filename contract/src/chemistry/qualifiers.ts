import { stripEnds } from '../strip-ends';
import { foreignQualifiers, hanQualifiers } from './foreign-qualifiers';
import { hasHan, spaceHan } from './han-text';

/** What a buyer writes beside a substance's name. `use` is a word about the purchase or the purpose. */
export const qualifierKinds = ['strength', 'grade', 'form', 'amount', 'use'] as const;
export type QualifierKind = (typeof qualifierKinds)[number];

/** A part of a text that qualifies the substance, as it was typed. */
export interface Qualifier {
  readonly kind: QualifierKind;
  readonly text: string;
}

/** A text divided into the substance's name and what qualifies it. */
export interface QualifiedText {
  readonly name: string;
  readonly qualifiers: readonly Qualifier[];
}

const unit = String.raw`kgs?|mg|g|m\.?t\.?|t|tons?|tonnes?|to|m3|m³|ml|cl|l|lt|ltrs?|lit(?:er|re)s?|lbs?|gal(?:lons?)?|кг|г|т|тонн\p{L}?|л|мл|吨|公斤|千克|升`;
const figure = String.raw`\d+(?:[.,]\d+)*`;
const container = String.raw`(?:(?:steel|plastic|hdpe|fib(?:er|re)|glass|paper)\s)?(?:drums?|barrels?|ibcs?|totes?|bags?|big\s?bags?|sacks?|bottles?|cans?|canisters?|jerrycans?|pails?|cartons?|tankers?|iso\s?tanks?|fcl|containers?|packs?)`;

const words: Readonly<Record<'grade' | 'form' | 'use', readonly string[]>> = {
  grade: [
    String.raw`(?:hplc|lc-?ms|gc|uv|ir|acs|ar|lr|gr|cp|usp|nf|bp|ep|jp|fcc|ph\.?\s?eur\.?)(?:\s+grade)?`,
    String.raw`(?:technical|tech\.?|industrial|reagent|analytical|laboratory|lab|food|feed|pharma(?:ceutical)?|cosmetic|electronic|semiconductor|fib(?:er|re)|agricultural|commercial|synthesis|nitration|extra\s+pure|ultra\s?pure|(?:double|triple)\s+pressed)(?:\s+grade)?`,
    String.raw`p\.?\s?a\.?|pro\s+analysi|puriss\.?|purum`,
  ],
  form: [
    'pellets?|flakes?|beads?|prill(?:s|ed)?|pearls?|powder(?:ed)?|granul(?:es?|ar|ate)|crystal(?:s|line)?|lumps?|chips?|micronized',
    'solution|aqueous|aq\\.?|liquid|solid|melt|molten|gas(?:eous)?|dispersion',
    'anhydrous|anhydr\\.?|dry|dried|absolute|abs\\.?|glacial|fuming|concentrated|conc\\.?|diluted?|dil\\.?',
    '(?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|hemi|sesqui)?hydrated?',
    'free\\s+(?:acid|base)|rutile|anatase|light|heavy|dense',
  ],
  use: [
    'buy|buying|order|purchase|need(?:ed)?|want(?:ed)?|looking\\s+for|prices?|price\\s+of|quot(?:e|ation)|offer|suppliers?|for\\s+sale|bulk|wholesale|please|pls',
    'grade|quality|pure|purity|assay|min\\.?|max\\.?|kosher|halal|stabili[sz]ed|inhibited|denatured|buffer',
    'of|for|with|in|the|and',
  ],
};

const alone = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}.,'-])(?:${pattern})(?![\p{L}\p{N}'-])`, 'giu');

/** In this order: an amount has a number that would else be a strength. */
const patterns: readonly (readonly [QualifierKind, RegExp])[] = [
  ['amount', alone(String.raw`(?:\d+\s*[x×]\s*)?${figure}\s*(?:${unit})(?:\s*[x×]\s*\d+)?`)],
  ['amount', alone(String.raw`\d+\s*(?:${container})|(?:[x×]\s*\d+\s*)?(?:${container})`)],
  [
    'strength',
    alone(
      String.raw`(?:[≥>~≈±]=?\s*|min\.?\s*)?${figure}\s*(?:%|percent|per\s+cent|pct\.?)(?:\s*(?:w/w|w/v|v/v|vol\.?|wt\.?|min\.?|max\.?|[npk](?!\p{L})))*`,
    ),
  ],
  ['strength', alone(String.raw`${figure}\s?(?:mol/l|m|n)`)],
  ...(['grade', 'form', 'use'] as const).map(
    (kind) => [kind, alone([...words[kind], foreignQualifiers[kind]].join('|'))] as const,
  ),
];

/** A number behind the name that can be a percentage: `H3PO4 85`. */
const bareStrength = /(?<=\S\s)(?:100|\d{1,2}(?:[.,]\d{1,3})?)$/u;

/**
 * Divides what a buyer typed into the substance and what qualifies it: strength, grade, form, amount and words about the
 * purchase. For texts that no name matches as a whole: `Ethyl alcohol absolute` may be a name of its own.
 *
 * @example readQualifiers('98 % sulfuric acid, 200 kg drum').name // 'sulfuric acid'
 */
export function readQualifiers(text: string): QualifiedText {
  const qualifiers: Qualifier[] = [];
  let rest = hasHan(text) ? spaceHan(text.normalize('NFKC')) : text.normalize('NFKC');
  const take = (kind: QualifierKind, pattern: RegExp) => {
    rest = rest.replace(pattern, (found) => {
      qualifiers.push({ kind, text: found.trim() });
      return ' ';
    });
  };
  for (const [kind, pattern] of patterns) take(kind, pattern);
  if (hasHan(rest)) {
    for (const kind of ['grade', 'form', 'use'] as const) take(kind, hanQualifiers[kind]);
  }
  rest = tidy(rest);
  take('strength', bareStrength);
  return { name: tidy(rest), qualifiers };
}

const gap = /[\s,;:–-]/;

/** Without the punctuation that the removed parts leave between and around the words. */
function tidy(text: string): string {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return stripEnds(words.join(' '), { start: gap, end: gap });
}

import { sql, type RawBuilder } from 'kysely';
import { containsWords } from '../kernel/contains-text';
import { plainName } from './company-name';

/**
 * Partners with every word of the text in their names, addresses or numbers, as typed or without accents. Telephone
 * numbers also match by their digits, however they are written.
 */
export function partnerSearch(text: string): RawBuilder<boolean> {
  const isNumber = /^[\d\s()+./-]{5,}$/.test(text);
  const spellings = new Set([text, plainName(text)].filter((spelling) => spelling !== ''));
  const matches = [
    ...[...spellings].map(containsSpelling),
    ...(isNumber ? [containsWords(sql`record.search_text`, nationalDigits(text))] : []),
  ];
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/** A few digits are the beginning of a number: within a telephone number they would be found in almost every one. */
function containsSpelling(spelling: string): RawBuilder<boolean> {
  const words = spelling.split(/\s+/).filter((word) => word !== '');
  const [short, others] = [
    words.filter(isShortNumber),
    words.filter((word) => !isShortNumber(word)),
  ];
  const searched = sql`record.search_text`;
  const conditions = [
    ...(others.length === 0 ? [] : [containsWords(searched, others.join(' '))]),
    ...short.map((digits) => sql<boolean>`${searched} ~ ${`(^|[^0-9])${digits}`}`),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function isShortNumber(word: string): boolean {
  return /^\d{1,4}$/.test(word);
}

/** The digits without a prefix of the area code: a plus, zeros, `(0)`. */
function nationalDigits(text: string): string {
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
}

import { sql, type RawBuilder } from 'kysely';
import { containsWords } from '../kernel/contains-text';
import { plainName } from './company-name';

/**
 * Partners with every word of the text in their names, addresses or numbers, as typed or without accents. Telephone
 * numbers also match by their digits, however they are written.
 */
export function partnerSearch(text: string): RawBuilder<boolean> {
  const isNumber = /^[\d\s()+./-]{5,}$/.test(text);
  const spellings = new Set([text, plainName(text), isNumber ? nationalDigits(text) : text]);
  const matches = [...spellings]
    .filter((spelling) => spelling !== '')
    .map((spelling) => containsWords(sql`record.search_text`, spelling));
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/** The digits without a prefix of the area code: a plus, zeros, `(0)`. */
function nationalDigits(text: string): string {
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
}

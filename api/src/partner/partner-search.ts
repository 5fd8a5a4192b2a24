import { sql, type RawBuilder } from 'kysely';
import { containsWords } from '../repository/list-compiler';
import { plainName } from './company-name';

/**
 * The partners in whose names, addresses or numbers every word of a text stands, as typed or without accents. A
 * telephone number is found by its digits as well, however it is written.
 */
export function partnerSearch(text: string): RawBuilder<boolean> {
  const isNumber = /^[\d\s()+./-]{5,}$/.test(text);
  const spellings = new Set([text, plainName(text), isNumber ? nationalDigits(text) : text]);
  const matches = [...spellings]
    .filter((spelling) => spelling !== '')
    .map((spelling) => containsWords(sql`record.search_text`, spelling));
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/** Without what stands before the area code: a plus, zeros, `(0)`. */
function nationalDigits(text: string): string {
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
}

import type { Wanted } from './read-text';
import { type WordCondition, wordCondition, type WordConditionOptions } from './word-condition';

/** The text of a `tsquery` for the words of a text; undefined when there is nothing to search for. */
export function wordQuery(wanted: Wanted, options: WordConditionOptions): string | undefined {
  const condition = wordCondition(wanted, options);
  if (!condition) return undefined;
  const weight = options.within === 'name' ? 'A' : '';
  return alternatives(condition)
    .map((one) => `(${queryOf(one, weight)})`)
    .join(' | ');
}

function alternatives(condition: WordCondition): readonly WordCondition[] {
  return 'any' in condition ? condition.any : [condition];
}

function queryOf(condition: WordCondition, weight: string): string {
  if ('all' in condition) return condition.all.map((one) => queryOf(one, weight)).join(' & ');
  if ('any' in condition) {
    return `(${condition.any.map((one) => `(${queryOf(one, weight)})`).join(' | ')})`;
  }
  const marks = (condition.isPrefix ? '*' : '') + weight;
  return marks === '' ? quoted(condition.lexeme) : `${quoted(condition.lexeme)}:${marks}`;
}

/** Words consist of letters, digits and lexeme marks, so nothing can end the quoted text. */
function quoted(lexeme: string): string {
  return `'${lexeme}'`;
}

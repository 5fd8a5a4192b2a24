import type { StatementSlot } from '../classification';
import { fillSlots, hasSlot, needsWords, sentenceOf, wordsFor } from '../statement-text';
import type { StatementTable } from '../statements/statement-table';

/** Words in square brackets, which a supplier uses where they apply (CLP, Annex IV). */
const bracketed = /\[([^[\]]*)\]/g;

/**
 * A statement as a label prints it: with the supplier's words in its slots, and without what stands in square brackets
 * unless the supplier has filled in a slot. Null for a code that CLP does not have.
 */
export function labelSentence(
  code: string,
  table: StatementTable,
  slots: readonly StatementSlot[],
): string | null {
  const sentence = sentenceOf(code, table);
  if (sentence === null) return null;
  const words = wordsFor(code, slots);
  const kept = sentence.replaceAll(bracketed, words.length > 0 ? '$1' : '');
  const text = fillSlots(kept, words).replaceAll('  ', ' ').replaceAll(' .', '.').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a label cannot print the statement without words of the supplier. */
export function needsLabelWords(code: string, table: StatementTable): boolean {
  return needsWords(sentenceOf(code, table)?.replaceAll(bracketed, '') ?? '');
}

/** Whether the supplier may add words to the statement. */
export function takesLabelWords(code: string, table: StatementTable): boolean {
  return hasSlot(sentenceOf(code, table) ?? '');
}

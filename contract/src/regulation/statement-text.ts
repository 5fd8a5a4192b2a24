import type { StatementSlot } from './classification';
import type { StatementTable } from './statements/statement-table';

/** Stands in a sentence for words of the supplier. */
export const slotMark = '…';

/** An alternative that a supplier may leave out: `/…` of "POISON CENTER/doctor/…". */
const optionalSlot = `/${slotMark}`;

/** The sentence of a code, null for a code that CLP does not have. A combination without one joins those of its parts. */
export function sentenceOf(code: string, { hazard, precautionary }: StatementTable): string | null {
  if (!code.startsWith('P')) return hazard[code] ?? null;
  const parts = code.split('+').map((part) => precautionary[part]);
  if (precautionary[code] !== undefined) return precautionary[code];
  return parts.every((part) => part !== undefined) ? parts.join(' ') : null;
}

/** Whether a sentence says nothing without words of the supplier: "Dispose of contents/container to …". */
export function needsWords(sentence: string): boolean {
  return sentence.replaceAll(optionalSlot, '').includes(slotMark);
}

/** Whether a sentence has room for words of the supplier. */
export function hasSlot(sentence: string): boolean {
  return sentence.includes(slotMark);
}

/**
 * The sentence of a code with the supplier's words in its slots, several of them separated by ` | `. An alternative that
 * is not filled in is left out; what has to be filled in stays as `…`.
 */
export function filledSentence(
  code: string,
  table: StatementTable,
  slots: readonly StatementSlot[],
): string | null {
  const sentence = sentenceOf(code, table);
  if (sentence === null || !hasSlot(sentence)) return sentence;
  return fillSlots(sentence, wordsFor(code, slots));
}

/** The supplier's words in the slots of a statement, in order. */
export function wordsFor(code: string, slots: readonly StatementSlot[]): string[] {
  return slots.find((slot) => slot.code === code)?.text.split(' | ') ?? [];
}

/** A sentence with words in its slots. */
export function fillSlots(sentence: string, words: readonly string[]): string {
  let next = 0;
  return sentence.split(slotMark).reduce((filled, rest) => {
    const word = words[next];
    next += 1;
    if (word !== undefined) return filled + word + rest;
    return filled.endsWith('/') ? filled.slice(0, -1) + rest : filled + slotMark + rest;
  });
}

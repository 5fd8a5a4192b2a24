import type { StatementSlot } from './classification';
import type { StatementTable } from './statements/statement-table';

/** Stands in a sentence for words of the supplier. */
export const slotMark = '…';

/** An alternative that a supplier may leave out: `/…` of "POISON CENTER/doctor/…". */
const optionalSlot = `/${slotMark}`;

/** The sentence of a code, null for a code that CLP does not have. A combination without one joins those of its parts. */
export function sentenceOf(code: string, { hazard, precautionary }: StatementTable): string | null {
  if (!code.startsWith('P')) return spaced(hazard[code] ?? null);
  const parts = code.split('+').map((part) => precautionary[part]);
  if (precautionary[code] !== undefined) return spaced(precautionary[code]);
  return parts.every((part) => part !== undefined) ? spaced(parts.join(' ')) : null;
}

/**
 * The open places of a sentence, set alike in all languages: the law has "Utiliser… pour", "Arzt/…/anrufen" and "gemäß … ."
 * beside "verwenden … zum".
 */
function spaced(sentence: string | null): string | null {
  if (sentence?.includes(slotMark) !== true) return sentence;
  return sentence
    .replaceAll(/\/…\/\s*/gu, '/… ')
    .replaceAll(/(?<=[\p{L}\p{N}])…/gu, ' …')
    .replaceAll(/…(?=\p{L})/gu, '… ')
    .replaceAll(/…\s*\.+/gu, '….');
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
  return fillSlots(sentence, wordsFor(code, slots)).replaceAll('  ', ' ');
}

/** The supplier's words in the slots of a statement, in order. */
export function wordsFor(code: string, slots: readonly StatementSlot[]): string[] {
  const text = slots.find((slot) => slot.code === code)?.text ?? '';
  return text === '' ? [] : text.split(' | ').map((words) => words.trim());
}

/** The words of a chemical's record that a sheet or label in a language takes: they are English, as all of it is. */
export function slotsIn(
  language: string,
  slots: readonly StatementSlot[],
): readonly StatementSlot[] {
  return language === 'en' ? slots : [];
}

/** What an open place in a sentence is, for its reader. */
export const openPlaceWords = {
  en: 'An open place of the statutory text: its words stand on the label and the safety data sheet (CLP, Annex IV).',
  de: 'Eine offene Stelle des Gesetzestextes: Der Lieferant nennt die Worte auf Etikett und Sicherheitsdatenblatt (CLP, Anhang IV).',
  fr: 'Un blanc du texte légal : le fournisseur en donne les mots sur l’étiquette et la fiche de données de sécurité (CLP, annexe IV).',
} as const;

/** A sentence with words in its slots. */
export function fillSlots(sentence: string, words: readonly string[]): string {
  let next = 0;
  return sentence.split(slotMark).reduce((filled, rest) => {
    const word = words[next];
    next += 1;
    if (word !== undefined && word !== '') return filled + word + rest;
    if (!filled.endsWith('/')) return filled + slotMark + rest;
    // "… °C/… °F" is left out with its unit.
    return filled.slice(0, -1) + rest.replace(/^ (?:°F|lbs?)/, '');
  });
}

import type { LetterCount } from 'contract/catalog';
import { indexLetters } from 'contract/chemistry';
import type { LetterLink } from './letter-view';

/** All letters in order, including those without chemicals. */
export function letterLinks(counts: readonly LetterCount[]): LetterLink[] {
  const countOf = new Map(counts.map(({ letter, count }) => [letter, count]));
  return indexLetters.map((letter) => ({ letter, count: countOf.get(letter) ?? 0 }));
}

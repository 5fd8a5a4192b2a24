import { sql } from 'kysely';

/** Sorts after every text with the same prefix, in code point order. */
export const afterAll = '\u{10ffff}';

/** Whether the column `typed` is the beginning of a word of the catalogue. */
export const beginsKnownWord = sql<boolean>`exists (
  select 1 from search_word
  where word >= typed collate "C" and word < (typed || ${afterAll}) collate "C")`;

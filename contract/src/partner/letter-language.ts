import { z } from 'zod';

/** The languages of offers and confirmations of orders, by ISO 639-1. */
export const LetterLanguage = z.enum(['en', 'de', 'fr', 'es']);
export type LetterLanguage = z.infer<typeof LetterLanguage>;

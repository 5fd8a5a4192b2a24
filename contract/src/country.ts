import { z } from 'zod';

/** A country as its ISO 3166-1 alpha-2 code: `DE`. */
export const Country = z.string().regex(/^[A-Z]{2}$/, 'Use the two-letter country code');

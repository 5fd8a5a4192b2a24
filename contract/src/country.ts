import { z } from 'zod';
import { countryCodes } from './country-codes';

const known = new Set(countryCodes.split(' '));

/** A country as its ISO 3166-1 alpha-2 code: `DE`. */
export const Country = z.string().refine((code) => known.has(code), 'This is no country code');

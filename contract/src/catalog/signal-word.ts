import { z } from 'zod';

/** @see Regulation (EC) No 1272/2008, Article 20 */
export const SignalWord = z.enum(['Danger', 'Warning']);

import { z } from 'zod';

export const Grade = z.enum([
  'Technical',
  'LR',
  'AR',
  'ACS',
  'HPLC',
  'USP',
  'BP',
  'EP',
  'JP',
  'FCC',
  'Food',
  'Feed',
  'Cosmetic',
  'Electronic',
]);
export type Grade = z.infer<typeof Grade>;

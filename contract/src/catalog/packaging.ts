import { z } from 'zod';
import { idOf } from '../id';
import { text } from '../text';

/** The packaging of a chemical: an amount of a unit in a container. */
export const Packaging = z.strictObject({
  quantity: z.number().positive().max(1e9),
  unitId: idOf('unit'),
  container: text(60),
});
export type Packaging = z.infer<typeof Packaging>;

export const PackingGroup = z.enum(['I', 'II', 'III']);
export type PackingGroup = z.infer<typeof PackingGroup>;

/** Of the Harmonized System, with up to four national digits. */
export const HsCode = z.string().regex(/^\d{6,10}$/, 'Six to ten digits');
export const UnNumber = z.string().regex(/^UN\d{4}$/, 'UN and four digits');

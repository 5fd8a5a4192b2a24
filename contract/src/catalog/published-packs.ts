import { z } from 'zod';
import { PhysicalForm } from './offered-form';

/** What published chemicals are sold in, most frequent first. */
export const PublishedPacks = z.object({
  packs: z.array(
    z.object({
      container: z.string(),
      chemicals: z.int().positive(),
      /** By the symbol of the unit. */
      amounts: z.array(
        z.object({ unit: z.string(), from: z.number().positive(), to: z.number().positive() }),
      ),
    }),
  ),
  /** The physical forms that offered forms name. */
  forms: z.array(z.object({ form: PhysicalForm, chemicals: z.int().positive() })),
});
export type PublishedPacks = z.infer<typeof PublishedPacks>;

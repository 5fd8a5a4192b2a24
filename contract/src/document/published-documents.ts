import { z } from 'zod';
import { DocumentKind } from '../catalog/chemical';

/** The documents of published chemicals in numbers. Certificates of a lot are counted apart: no list has them. */
export const PublishedDocuments = z.object({
  kinds: z.array(
    z.object({
      kind: DocumentKind,
      /** The chemicals that have one. */
      chemicals: z.int().positive(),
      /** Those that visitors download. */
      open: z.int().nonnegative(),
      /** Those that visitors ask for by email. */
      onRequest: z.int().nonnegative(),
      /** BCP 47 tags, in order. */
      languages: z.array(z.string()),
    }),
  ),
  /** Certificates of analysis that are found by their lot. */
  lots: z.int().nonnegative(),
});
export type PublishedDocuments = z.infer<typeof PublishedDocuments>;

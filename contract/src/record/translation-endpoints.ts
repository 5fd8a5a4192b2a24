import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { siteLanguages } from '../site-languages';
import { storable } from '../text';
import { TranslatedResource } from '../translations';

/** `outdated`: the original was changed after the text was made from it. */
export const TranslationState = z.enum(['missing', 'outdated', 'current']);
export type TranslationState = z.infer<typeof TranslationState>;

/** SHA-256 of an original, in hexadecimal digits. */
const Digest = z.string().regex(/^[\da-f]{64}$/, 'This is no digest of an original');

/** A text of a record in one language. */
export const Translation = z.object({
  language: z.enum(siteLanguages),
  field: z.string(),
  /** Null where it is missing. */
  text: z.string().nullable(),
  state: TranslationState,
  /** When and by whom it was written; null where it is missing, and for the product itself. */
  updatedAt: z.iso.datetime().nullable(),
  by: z.string().nullable(),
});
export type Translation = z.infer<typeof Translation>;

/** A text of a record in the default language. */
export const Original = z.object({
  field: z.string(),
  text: z.string(),
  isFormatted: z.boolean(),
  digest: Digest,
});
export type Original = z.infer<typeof Original>;

/** The longest text that a field takes, with its tags. */
const maxLength = 800_000;

const texts = z
  .record(
    z.string().max(40),
    z.strictObject({
      /** Deleted by null and by an empty text. */
      text: storable(maxLength).nullable(),
      /** The digest of the original that the text was made from; that of the present one when left out. */
      digest: Digest.optional(),
    }),
  )
  .refine((given) => Object.keys(given).length <= 20, 'At most 20 texts at once');

export const translationEndpoints = {
  ofRecord: endpoint({
    name: 'translation.ofRecord',
    method: 'GET',
    path: 'translation/get',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    query: z.strictObject({ resource: TranslatedResource }),
    answer: single(
      z.object({
        /** The languages that the site speaks beside the default one. */
        languages: z.array(z.enum(siteLanguages)),
        originals: z.array(Original),
        /** Each original in each of the languages. */
        translations: z.array(Translation),
      }),
    ),
    summary: 'The texts of a record in the languages of the site, with what is missing or outdated',
  }),
  write: endpoint({
    name: 'translation.write',
    method: 'PUT',
    path: 'translation/put',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    body: z.strictObject({
      resource: TranslatedResource,
      language: z.enum(siteLanguages),
      texts,
    }),
    answer: single(z.object({ changed: z.int() })),
    summary: 'Writes texts of a record in a language of the site; the fields left out stay',
  }),
} as const;

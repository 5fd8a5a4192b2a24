import { z } from 'zod';
import { single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { FileName } from '../file/file-name';
import { QueryFlag } from '../list';
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

/** The columns of a translators' file, one row for each text of a record in one language. */
export const translationColumns = [
  'Resource',
  'Id',
  'Record',
  'Language',
  'Field',
  'Original',
  'Translation',
  'State',
] as const;

/** Rows that a translators' file may have. */
export const maxTranslationRows = 20_000;

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
  export: endpoint({
    name: 'translation.export',
    method: 'GET',
    path: 'translation/export',
    access: 'admin',
    needs: 'account',
    query: z.strictObject({
      into: z.enum(siteLanguages),
      resource: TranslatedResource.optional(),
      /** Those that are missing or outdated alone. */
      open: QueryFlag.optional(),
    }),
    answer: Bytes,
    produces: ['text/csv'],
    summary: 'The texts of all records whose lists the caller may export, for translators',
  }),
  import: endpoint({
    name: 'translation.import',
    method: 'POST',
    path: 'translation/import',
    access: 'admin',
    needs: 'account',
    body: z.strictObject({ file: FileName }),
    encoding: 'multipart',
    answer: single(z.object({ rows: z.int(), changed: z.int() })),
    summary:
      'Takes the file of `translation/export` back, sent as the part `file`: all rows or, where one is wrong, none',
  }),
} as const;

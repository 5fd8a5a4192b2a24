import { z } from 'zod';
import { single } from '../answer';
import { AttachedRecord, composing } from '../email/mail-draft';
import { endpoint } from '../endpoint';
import { text } from '../text';
import { OfferState } from './offer';

/** `attached`: what the draft of who calls has, from wherever it is. */
export const AttachableGroup = z.enum([
  'attached',
  'chemicals',
  'offers',
  'customer',
  'inquiry',
  'found',
]);
export type AttachableGroup = z.infer<typeof AttachableGroup>;

/** What a sender should know of a file: a later revision replaced the document, or how the offer stands. */
export const AttachableNote = z.enum(['former', ...OfferState.options]);
export type AttachableNote = z.infer<typeof AttachableNote>;

/** A file that can be attached to a mail about an inquiry. */
export const AttachableFile = z.object({
  group: AttachableGroup,
  /** Undefined for a file of the inquiry or its customer. */
  of: AttachedRecord.optional(),
  title: z.string(),
  /** Kind, language, revision, lot. */
  details: z.string(),
  file: z.string(),
  /** Bytes. */
  size: z.int(),
  note: AttachableNote.nullable(),
});
export type AttachableFile = z.infer<typeof AttachableFile>;

export const Attachable = z.object({
  files: z.array(AttachableFile),
  /** Whether documents are left out, because the role does not show them. */
  hidesDocuments: z.boolean(),
});
export type Attachable = z.infer<typeof Attachable>;

/** Maximum number of documents of one answer. */
export const maxAttachable = 60;

export const attachableEndpoints = {
  list: endpoint({
    name: 'inquiry.attachable',
    method: 'GET',
    path: 'inquiry/getAttachable',
    access: 'admin',
    needs: composing,
    idIn: 'query',
    query: z.strictObject({ search: text(200).optional() }),
    answer: single(Attachable),
    summary:
      'The files that can be attached to a mail about an inquiry: documents, sent offers, and files of the inquiry and its customer',
  }),
} as const;

import { z } from 'zod';
import { DocumentKind } from '../catalog/chemical';
import { DocumentAccess } from './document';

/** A current document on the page of its chemical. Certificates of a lot are found by the lot alone. */
export const PublicDocument = z.object({
  _id: z.uuid(),
  kind: DocumentKind,
  title: z.string(),
  language: z.string(),
  revision: z.string().nullable(),
  issuedOn: z.iso.date().nullable(),
  access: DocumentAccess,
  /** The extension of the file: `pdf`. */
  format: z.string(),
});
export type PublicDocument = z.infer<typeof PublicDocument>;

import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { text } from '../text';
import { DocumentAccess, documents } from './document';

/** The response is the file itself; the schema represents its bytes. */
const Bytes = z.unknown();

/** What a new revision has of its own; kind, title, language and chemical are those of its series. */
export const NewRevision = z.strictObject({
  revision: text(40),
  issuedOn: z.iso.date(),
  file: text(80),
  /** As before if omitted. */
  access: DocumentAccess.optional(),
});
export type NewRevision = z.infer<typeof NewRevision>;

export const documentEndpoints = {
  revise: endpoint({
    name: 'document.revise',
    method: 'POST',
    path: 'document/revise',
    access: 'admin',
    needs: { chemicals: 'edit' },
    idIn: 'query',
    body: NewRevision,
    answer: single(documents.entity),
    status: 201,
    summary: 'Adds a revision to the series of a current document, which it replaces',
  }),
  download: endpoint({
    name: 'document.download',
    method: 'GET',
    path: 'document/download/{id}',
    access: 'public',
    needs: { chemicals: 'view' },
    idIn: 'path',
    answer: Bytes,
    summary: 'The file of a current public document of a published chemical; for staff, of any',
  }),
} as const;

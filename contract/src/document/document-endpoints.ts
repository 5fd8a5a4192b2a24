import { z } from 'zod';
import { FileName } from '../file/file-name';
import { pageOf, single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { FormGuard } from '../inquiry/public-form';
import { PageQuery } from '../list';
import { Email } from '../staff/admin';
import { Day } from '../moment';
import { nameText, text } from '../text';
import { DocumentAccess, documents } from './document';
import { PublicDocument } from './public-document';
import { PublishedDocuments } from './published-documents';

/** What a new revision has of its own; kind, title, language and chemical are those of its series. */
export const NewRevision = z.strictObject({
  revision: text(40),
  issuedOn: Day,
  file: FileName,
  /** As before if omitted. */
  access: DocumentAccess.optional(),
});
export type NewRevision = z.infer<typeof NewRevision>;

/** What a visitor fills in to get a document by email. */
export const DocumentRequest = z.strictObject({
  documentId: idOf('document'),
  email: Email,
  /** To the privacy policy: the address is stored with what was sent to it. */
  consent: z.literal(true),
  ...FormGuard,
});
export type DocumentRequest = z.infer<typeof DocumentRequest>;

/** What a buyer enters to get a certificate: both have to match exactly. */
export const CertificateQuestion = z.strictObject({
  /** A product code, a CAS number or a name. */
  product: text(300),
  lot: text(60),
  ...FormGuard,
});

/** One email with documents attached. */
export const DocumentMail = z.strictObject({
  documentIds: z.array(idOf('document')).min(1, 'Choose a document').max(10),
  to: Email,
  name: nameText(200).nullish(),
  message: text(2000).nullish(),
  customerId: idOf('customer').nullish(),
  supplierId: idOf('supplier').nullish(),
  inquiryId: idOf('inquiry').nullish(),
});
export type DocumentMail = z.infer<typeof DocumentMail>;

/** Somebody who got an earlier revision within twelve months. */
export const FormerRecipient = z.object({
  email: z.string(),
  name: z.string().nullable(),
  customerId: z.uuid().nullable(),
  supplierId: z.uuid().nullable(),
  /** The latest revision that they got, and when. */
  revision: z.string().nullable(),
  lastAt: z.iso.datetime(),
  /** `waiting` until they are mailed, got it in another way, or are left out. */
  state: z.enum(['waiting', 'mailed', 'left-out']),
  reason: z.string().nullable(),
});
export type FormerRecipient = z.infer<typeof FormerRecipient>;

export const RevisionMailing = z.strictObject({
  /** Who gets none, and why; the others who wait are mailed. */
  leftOut: z
    .array(z.strictObject({ email: Email, reason: text(300) }))
    .max(1000)
    .default([]),
});
export type RevisionMailing = z.infer<typeof RevisionMailing>;

const sending = { email: 'all', chemicals: 'view' } as const;
const partners = { chemicals: 'view', customers: 'view', suppliers: 'view' } as const;

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
    produces: ['*/*'],
    summary: 'The file of a current public document of a published chemical; for staff, of any',
  }),
  public: endpoint({
    name: 'document.public',
    method: 'GET',
    path: 'document/getPublic',
    access: 'public',
    needs: { chemicals: 'view' },
    idIn: 'query',
    answer: single(PublicDocument.extend({ chemicalName: z.string(), slug: z.string() })),
    summary: 'A current document of a published chemical, public or on request, without its file',
  }),
  published: endpoint({
    name: 'document.published',
    method: 'GET',
    path: 'document/getPublished',
    access: 'public',
    needs: { chemicals: 'view' },
    mayLag: true,
    answer: single(PublishedDocuments),
    summary: 'How many documents of each kind published chemicals have, and in which languages',
  }),
  request: endpoint({
    name: 'document.request',
    method: 'POST',
    path: 'document/request',
    access: 'public',
    needs: 'account',
    body: DocumentRequest,
    answer: single(z.object({ documentId: idOf('document') })),
    status: 201,
    idempotent: true,
    summary:
      'Mails a document to a visitor, once a day; the answer never says whether an address is known',
  }),
  findCertificate: endpoint({
    name: 'document.findCertificate',
    method: 'POST',
    path: 'document/findCertificate',
    access: 'public',
    needs: 'account',
    body: CertificateQuestion,
    answer: single(z.object({ documentId: idOf('document'), key: z.string() })),
    status: 201,
    summary: 'The certificate of analysis of exactly this product and lot, with a key for its file',
  }),
  open: endpoint({
    name: 'document.open',
    method: 'GET',
    path: 'document/open/{id}',
    access: 'public',
    needs: 'account',
    idIn: 'path',
    query: z.strictObject({ key: text(100) }),
    answer: Bytes,
    produces: ['*/*'],
    summary: 'The file of a certificate, for who has its key of the last hour',
  }),
  send: endpoint({
    name: 'document.send',
    method: 'POST',
    path: 'document/send',
    access: 'admin',
    needs: sending,
    body: DocumentMail,
    answer: single(z.object({ batchId: idOf('emailBatch') })),
    status: 201,
    idempotent: true,
    summary: 'Mails documents to one address',
  }),
  formerRecipients: endpoint({
    name: 'document.formerRecipients',
    method: 'GET',
    path: 'document/getFormerRecipients',
    access: 'admin',
    needs: partners,
    idIn: 'query',
    query: PageQuery,
    answer: pageOf(FormerRecipient),
    summary: 'Who got an earlier revision of a document within twelve months',
  }),
  mailRevision: endpoint({
    name: 'document.mailRevision',
    method: 'POST',
    path: 'document/mailRevision',
    access: 'admin',
    needs: { ...sending, ...partners },
    idIn: 'query',
    body: RevisionMailing,
    answer: single(
      z.object({ batchId: idOf('emailBatch').nullable(), mailed: z.int(), leftOut: z.int() }),
    ),
    summary: 'Mails a revision to those who got an earlier one, to each address once for all times',
  }),
} as const;

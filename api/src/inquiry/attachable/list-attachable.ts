import {
  type Attachable,
  type AttachableFile,
  type AttachableNote,
  maxAttachable,
} from 'contract/inquiry';
import { documents, languageName } from 'contract/document';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { containsWords } from '../../kernel/contains-text';
import { maySee } from '../../kernel/permission';
import type { AdminViewer } from '../../kernel/viewer';
import { columnOf, source } from '../../repository/columns';
import { getRecord } from '../../repository/read';
import { inquiryTable } from '../inquiry.table';
import { offerTable } from '../offer/offer.table';

interface Listing {
  readonly inquiryId: string;
  readonly search: string | undefined;
  readonly viewer: AdminViewer;
}

/** What the company has that a mail about an inquiry can carry; with a search, the documents that it finds instead. */
export async function listAttachable(
  database: Database,
  { inquiryId, search, viewer }: Listing,
): Promise<Attachable> {
  await getRecord(database, inquiryTable, inquiryId, viewer);
  const seesDocuments = maySee(viewer, documents);
  const found = (condition: RawBuilder<boolean>, group: AttachableFile['group']) =>
    seesDocuments ? findDocuments(database, condition, group) : [];
  if (search !== undefined) {
    const words = containsWords(searched, search);
    return { files: await found(words, 'found'), hidesDocuments: !seesDocuments };
  }
  const groups = await Promise.all([
    attachedFiles(database, inquiryId, viewer),
    found(ofChemicals(inquiryId), 'chemicals'),
    sentOffers(database, inquiryId),
    plainFiles(database, inquiryId),
  ]);
  return { files: groups.flat(), hidesDocuments: !seesDocuments };
}

const searched = sql`concat_ws(' ', chemical.name, chemical.cas_number, document.title, document.kind,
  document.lot_number, document.revision)`;

function ofChemicals(inquiryId: string): RawBuilder<boolean> {
  return sql<boolean>`document.superseded_at is null and document.chemical_id in (
    select (item ->> 'chemicalId')::uuid from inquiry, jsonb_array_elements(inquiry.items) as item
    where inquiry._id = ${inquiryId})`;
}

interface DocumentRow {
  readonly _id: string;
  readonly chemicalName: string;
  readonly title: string;
  readonly kind: string;
  readonly language: string;
  readonly revision: string | null;
  readonly lotNumber: string | null;
  readonly file: string;
  readonly size: number;
  readonly isFormer: boolean;
}

/** Current ones first. */
async function findDocuments(
  database: Database,
  condition: RawBuilder<boolean>,
  group: AttachableFile['group'],
): Promise<AttachableFile[]> {
  const { rows } = await sql<DocumentRow>`
    select document._id, chemical.name as chemical_name, document.title, document.kind,
      document.language, document.revision, document.lot_number, document.file, file.size,
      document.superseded_at is not null as is_former
    from document join chemical on chemical._id = document.chemical_id
      join file on file.name = document.file
    where document.deleted_at is null and chemical.deleted_at is null and ${condition}
    order by is_former, chemical.name, document.kind, document.created_at desc, document._id
    limit ${maxAttachable}`.execute(database);
  return rows.map((row) => asFile(row, group));
}

function asFile(row: DocumentRow, group: AttachableFile['group']): AttachableFile {
  const { _id, chemicalName, title, kind, language, revision, lotNumber, file, size } = row;
  const details = [
    kind,
    languageName(language),
    ...(revision === null ? [] : [`revision ${revision}`]),
    ...(lotNumber === null ? [] : [`lot ${lotNumber}`]),
  ];
  return {
    group,
    of: { resource: 'document', id: _id },
    title: `${chemicalName} ${title} ${language}`.slice(0, 200),
    details: details.join(', '),
    file,
    size,
    note: row.isFormer ? 'former' : null,
  };
}

/** The versions with a PDF: those that were sent. */
async function sentOffers(database: Database, inquiryId: string): Promise<AttachableFile[]> {
  const { rows } = await sql<{
    _id: string;
    number: string;
    revision: number;
    state: AttachableNote;
    pdf: string;
    size: number;
  }>`
    select record._id, record.number, record.revision, ${columnOf(offerTable, 'state')} as state,
      record.pdf, file.size
    from ${source(offerTable)} join file on file.name = record.pdf
    where record.inquiry_id = ${inquiryId} and record.deleted_at is null
    order by record.revision desc limit ${maxAttachable}`.execute(database);
  return rows.map(({ _id, number, revision, state, pdf, size }) => ({
    group: 'offers',
    of: { resource: 'offer', id: _id },
    title: `Offer ${number}, version ${revision}`,
    details: 'PDF as it was sent',
    file: pdf,
    size,
    note: state === 'sent' ? null : state,
  }));
}

/** Uploads of the inquiry and its customer. */
async function plainFiles(database: Database, inquiryId: string): Promise<AttachableFile[]> {
  const { rows } = await sql<Omit<AttachableFile, 'details' | 'note'>>`
    select named."group", named.title, named.file, file.size
    from (
      select 'customer' as "group", one ->> 'title' as title, one ->> 'file' as file
      from inquiry join customer on customer._id = inquiry.customer_id
        and customer.deleted_at is null, jsonb_array_elements(customer.documents) as one
      where inquiry._id = ${inquiryId}
      union all
      select 'inquiry', one ->> 'title', one ->> 'file'
      from inquiry, jsonb_array_elements(inquiry.attachments) as one
      where inquiry._id = ${inquiryId}) as named
    join file on file.name = named.file
    order by named."group" desc, named.title limit ${maxAttachable}`.execute(database);
  return rows.map((row) => ({ ...row, details: '', note: null }));
}

/** What the viewer's draft has, with what is to be known of it by now. */
async function attachedFiles(
  database: Database,
  inquiryId: string,
  { adminId }: AdminViewer,
): Promise<AttachableFile[]> {
  const { rows } = await sql<Omit<AttachableFile, 'group' | 'details'>>`
    select one -> 'of' as of, one ->> 'title' as title, file.name as file, file.size,
      case one -> 'of' ->> 'resource'
        when 'document' then (select 'former' from document as record
          where record._id = (one -> 'of' ->> 'id')::uuid and record.superseded_at is not null)
        when 'offer' then (select nullif(${columnOf(offerTable, 'state')}, 'sent') from ${source(offerTable)}
          where record._id = (one -> 'of' ->> 'id')::uuid) end as note
    from mail_draft, jsonb_array_elements(mail_draft.attachments) as one
      join file on file.name = one ->> 'file'
    where mail_draft.inquiry_id = ${inquiryId} and mail_draft.admin_id = ${adminId}`.execute(
    database,
  );
  return rows.map(({ of, ...row }) => ({
    ...row,
    ...(of && { of }),
    group: 'attached',
    details: '',
  }));
}

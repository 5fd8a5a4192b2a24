import type { DocumentKind } from 'contract/catalog';
import { sql } from 'kysely';
import type { Work } from '../db/database';

/** A document as a mail has it. */
export interface MailedDocument {
  readonly _id: string;
  readonly chemicalId: string;
  readonly chemicalName: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly language: string;
  readonly revision: string | null;
  readonly issuedOn: string | null;
  readonly lotNumber: string | null;
  readonly file: string;
}

/** Documents that are there, of chemicals that are there, in the order of the ids. */
export async function mailedDocuments(
  work: Work,
  ids: readonly string[],
): Promise<MailedDocument[]> {
  const { rows } = await sql<MailedDocument>`
    select document._id, chemical_id, chemical.name as chemical_name, kind, title, language,
      revision, issued_on, lot_number, file
    from document join chemical on chemical._id = document.chemical_id
    where document._id in (${sql.join(ids)}) and document.deleted_at is null
      and chemical.deleted_at is null`.execute(work);
  return rows.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
}

/** A mail's attachments, called as the documents are. */
export function attachmentsOf(documents: readonly MailedDocument[]) {
  return documents.map(({ chemicalName, title, language, file }) => {
    return { title: `${chemicalName} ${title} ${language}`.slice(0, 200), file };
  });
}

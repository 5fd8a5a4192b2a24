import { sql } from 'kysely';
import type { DocumentLog } from '../email/draft/document-log';
import { addDeliveries } from './deliveries';
import { mailedDocuments } from './mailed-documents';

/** Logs the documents of mails about inquiries. */
export const documentLog: DocumentLog = {
  async add(work, { documentIds, ...mailed }) {
    if (documentIds.length === 0) return;
    const documents = await mailedDocuments(work, [...new Set(documentIds)]);
    await addDeliveries(
      work,
      documents.map(({ _id: documentId, chemicalId }) => {
        return { documentId, chemicalId, way: 'sent', ...mailed };
      }),
    );
  },
  async remove(work, batchId) {
    await sql`delete from document_delivery where batch_id = ${batchId}`.execute(work);
  },
};

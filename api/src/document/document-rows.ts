import type { documentDeliveries, documents } from 'contract/document';
import type { RecordRow } from '../db/record-row';

declare module '../db/database' {
  interface Tables {
    document: Omit<RecordRow<typeof documents>, 'downloads' | 'recipients'>;
    documentDownload: { documentId: string; count: number };
    documentDelivery: Pick<
      RecordRow<typeof documentDeliveries>,
      | '_id'
      | 'createdAt'
      | 'updatedAt'
      | 'version'
      | 'deletedAt'
      | 'email'
      | 'name'
      | 'documentId'
      | 'chemicalId'
      | 'way'
      | 'reason'
      | 'customerId'
      | 'supplierId'
      | 'inquiryId'
      | 'batchId'
    > & { adminId: string | null };
  }
}

import { documentDeliveries } from 'contract/document';
import { sql } from 'kysely';
import { adminName } from '../repository/admin-name';
import type { ResourceTable } from '../repository/resource-table';

const ofDocument = (column: string) =>
  sql`(select ${sql.ref(column)} from document where document._id = record.document_id)`;

/** The log of documents sent; only what sends them writes it. */
export const deliveryTable = {
  resource: documentDeliveries,
  table: 'documentDelivery',
  columns: {
    chemicalName: sql`(select name from chemical where chemical._id = record.chemical_id)`,
    kind: ofDocument('document.kind'),
    title: ofDocument('document.title'),
    language: ofDocument('document.language'),
    revision: ofDocument('document.revision'),
    lotNumber: ofDocument('document.lotNumber'),
    by: sql`(select ${adminName} from admin where admin._id = record.admin_id)`,
    status: sql`(
      select case when email.status = 'queued' and email.begun_at is not null then 'sending'
        else email.status end
      from email where email.batch_id = record.batch_id and email."to" = record.email)`,
  },
} satisfies ResourceTable<typeof documentDeliveries>;

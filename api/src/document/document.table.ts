import { documents } from 'contract/document';
import { sql } from 'kysely';
import type { ResourceTable } from '../repository/resource-table';
import { prepareDocuments } from './prepare-documents';
import { syncChemicalDocuments } from './sync-chemical-documents';
import { syncFileVisibility } from './sync-file-visibility';

export const documentTable = {
  resource: documents,
  table: 'document',
  columns: {
    downloads: sql`coalesce((
      select count from document_download where document_id = record._id), 0)`,
    recipients: sql`(
      select count(distinct email) from document_delivery
      where document_id = record._id and way <> 'left-out')`,
  },
  list: {
    filters: {
      state: (state) => sql<boolean>`(record.superseded_at is null) = ${state === 'current'}`,
    },
  },
  rules: {
    beforeWrite: prepareDocuments,
    async afterWrite(work, writes) {
      await syncFileVisibility(
        work,
        writes.flatMap(({ before, after }) => [after.file, ...(before ? [before.file] : [])]),
      );
      const chemicalIds = writes.flatMap(({ before, after }) => {
        return [after.chemicalId, ...(before ? [before.chemicalId] : [])];
      });
      await syncChemicalDocuments(work, chemicalIds);
    },
    async afterTrash(work, records) {
      await syncFileVisibility(
        work,
        records.map(({ file }) => file),
      );
      await syncChemicalDocuments(
        work,
        records.map(({ chemicalId }) => chemicalId),
      );
    },
  },
} satisfies ResourceTable<typeof documents>;

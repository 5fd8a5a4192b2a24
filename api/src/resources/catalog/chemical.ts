import { chemicals } from 'contract';
import { sql } from 'kysely';
import { siteScope } from '../../repository/slugs';
import type { Work } from '../../db/database';
import type { ResourceTable, Written } from '../../repository/resource-table';
import type { Viewer } from '../../viewer';
import { keepFormerDocuments } from './keep-former-documents';
import { prepareChemicals } from './prepare-chemical';

export const chemicalTable = {
  resource: chemicals,
  table: 'chemical',
  visible: sql<boolean>`record.status = 'published'`,
  filters: {
    letter: (letter) => sql<boolean>`record.index_letter = ${letter}`,
    typeId: (id) => sql<boolean>`record.type_ids @> ${JSON.stringify([id])}::jsonb`,
    grade: (grade) => sql<boolean>`record.grades @> ${JSON.stringify([grade])}::jsonb`,
    hasStructure: (has) => sql<boolean>`(record.smiles is not null) = ${has}`,
    updatedSince: (time) => sql<boolean>`record.updated_at >= ${time}`,
  },
  sorts: { name: sql`record.sort_key` },
  slugScope: () => siteScope,
  prepare: prepareChemicals,
  afterWrite,
} satisfies ResourceTable;

/** All that hangs on a chemical. */
async function afterWrite(work: Work, writes: readonly Written[], viewer: Viewer): Promise<void> {
  await keepFormerDocuments(work, writes, viewer);
}

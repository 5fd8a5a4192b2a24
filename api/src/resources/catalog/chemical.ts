import { chemicals } from 'contract';
import { sql } from 'kysely';
import { siteScope } from '../../repository/slugs';
import type { ResourceTable } from '../../repository/resource-table';
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
} satisfies ResourceTable;

import { catalogues } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

export const catalogueTable = {
  resource: catalogues,
  table: 'catalogue',
  cacheTags: ['catalogue', 'file'],
  derived: {
    coverFacts: pictureFacts('cover'),
    fileSize: sql`(select size from file where file.name = record.file)`,
  },
  visible: sql<boolean>`record.active`,
  beforeWrite: withFiles({ file: 'pdf', cover: 'image' }),
} satisfies ResourceTable;

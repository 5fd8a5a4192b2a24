import { catalogues } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

export const catalogueTable = {
  resource: catalogues,
  table: 'catalogue',
  cache: { tags: ['catalogue', 'file'] },
  columns: {
    coverFacts: pictureFacts('cover'),
    fileSize: sql`(select size from file where file.name = record.file)`,
  },
  visible: sql<boolean>`record.active`,
  rules: { beforeWrite: withFiles({ file: 'pdf', cover: 'image' }) },
} satisfies ResourceTable<typeof catalogues>;

import { slides } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';

export const slideTable = {
  resource: slides,
  table: 'slide',
  cache: { tags: ['slide', 'file'] },
  columns: { imageFacts: pictureFacts('image') },
  visible: sql<boolean>`record.active`,
  rules: { beforeWrite: withFiles({ image: 'image' }, placeLast) },
} satisfies ResourceTable<typeof slides>;

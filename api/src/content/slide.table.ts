import { slides } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';

export const slideTable = {
  resource: slides,
  table: 'slide',
  cacheTags: ['slide', 'file'],
  derived: { imageFacts: pictureFacts('image') },
  visible: sql<boolean>`record.active`,
  beforeWrite: withFiles({ image: 'image' }, placeLast),
} satisfies ResourceTable;

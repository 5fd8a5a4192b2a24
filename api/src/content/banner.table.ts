import { banners } from 'contract/content';
import { sql } from 'kysely';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

export const bannerTable = {
  resource: banners,
  table: 'banner',
  cacheTags: ['banner', 'file'],
  derived: { imageFacts: pictureFacts('image') },
  visible: sql<boolean>`record.active`,
  beforeWrite: withFiles({ image: 'image' }),
} satisfies ResourceTable;

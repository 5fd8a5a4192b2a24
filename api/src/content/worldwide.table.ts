import { worldwide } from 'contract/content';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

export const worldwideTable = {
  resource: worldwide,
  table: 'worldwide',
  cacheTags: ['worldwide', 'file'],
  derived: { imageFacts: pictureFacts('image') },
  beforeWrite: withFiles({ image: 'image' }),
} satisfies ResourceTable;

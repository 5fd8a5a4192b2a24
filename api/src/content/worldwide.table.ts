import { worldwide } from 'contract/content';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

export const worldwideTable = {
  resource: worldwide,
  table: 'worldwide',
  cache: { tags: ['worldwide', 'file'] },
  columns: { imageFacts: pictureFacts('image') },
  rules: { beforeWrite: withFiles({ image: 'image' }) },
} satisfies ResourceTable<typeof worldwide>;

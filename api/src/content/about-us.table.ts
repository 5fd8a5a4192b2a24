import { aboutUs } from 'contract/content';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';

export const aboutUsTable = {
  resource: aboutUs,
  table: 'aboutUs',
  cacheTags: ['aboutUs', 'file'],
  slugScope: () => 'aboutUs',
  derived: { imageFacts: pictureFacts('image') },
  beforeWrite: withFiles({ image: 'image' }, placeLast),
} satisfies ResourceTable;

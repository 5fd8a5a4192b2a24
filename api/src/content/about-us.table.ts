import { aboutUs } from 'contract';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';

export const aboutUsTable = {
  resource: aboutUs,
  table: 'aboutUs',
  keptOf: ['aboutUs', 'file'],
  slugScope: () => 'aboutUs',
  derived: { imageFacts: pictureFacts('image') },
  prepare: withFiles({ image: 'image' }, placeLast),
} satisfies ResourceTable;

import { aboutUs } from 'contract/content';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';

export const aboutUsTable = {
  resource: aboutUs,
  table: 'aboutUs',
  cache: { tags: ['aboutUs', 'file'] },
  slug: { scope: () => 'aboutUs' },
  columns: { imageFacts: pictureFacts('image') },
  rules: { beforeWrite: withFiles({ image: 'image' }, placeLast) },
} satisfies ResourceTable<typeof aboutUs>;

import { companyLogos } from 'contract/content';
import { sql } from 'kysely';
import { oneAtATime } from '../repository/one-at-a-time';
import { pictureFacts } from './picture-facts';
import { withFiles } from './with-files';
import type { ResourceTable } from '../repository/resource-table';

export const companyLogoTable = {
  resource: companyLogos,
  table: 'companyLogo',
  cache: { tags: ['companyLogo', 'file'] },
  columns: { imageFacts: pictureFacts('image') },
  visible: sql<boolean>`record.active`,
  rules: {
    beforeWrite: withFiles({ image: 'image' }, oneAtATime({ flag: 'active', within: 'variant' })),
  },
} satisfies ResourceTable<typeof companyLogos>;

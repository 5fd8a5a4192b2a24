import { careerInfo } from 'contract/content';
import { pictureFacts } from '../picture-facts';
import { prepareCareerInfo } from './prepare-career-info';
import { withFiles } from '../with-files';
import type { ResourceTable } from '../../repository/resource-table';

export const careerInfoTable = {
  resource: careerInfo,
  table: 'careerInfo',
  columns: { imageFacts: pictureFacts('image') },
  rules: { beforeWrite: withFiles({ image: 'image' }, prepareCareerInfo) },
} satisfies ResourceTable<typeof careerInfo>;

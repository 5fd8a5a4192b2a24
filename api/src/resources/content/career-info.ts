import { careerInfo } from 'contract';
import { pictureFacts } from '../../content/picture-facts';
import { prepareCareerInfo } from '../../content/prepare-career-info';
import { withFiles } from '../../content/with-files';
import type { ResourceTable } from '../../repository/resource-table';

export const careerInfoTable = {
  resource: careerInfo,
  table: 'careerInfo',
  derived: { imageFacts: pictureFacts('image') },
  prepare: withFiles({ image: 'image' }, prepareCareerInfo),
} satisfies ResourceTable;

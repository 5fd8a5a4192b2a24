import { contactInfos } from 'contract/content';
import { oneAtATime } from '../repository/one-at-a-time';
import type { ResourceTable } from '../repository/resource-table';

export const contactInfoTable = {
  resource: contactInfos,
  table: 'contactInfo',
  cache: { tags: ['contactInfo'] },
  rules: { beforeWrite: oneAtATime({ flag: 'primary' }) },
} satisfies ResourceTable<typeof contactInfos>;

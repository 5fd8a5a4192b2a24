import { careerApplications } from 'contract/content';
import { prepareApplications } from './prepare-application';
import type { ResourceTable } from '../../repository/resource-table';

export const careerApplicationTable = {
  resource: careerApplications,
  table: 'application',
  rules: { beforeWrite: prepareApplications },
} satisfies ResourceTable<typeof careerApplications>;

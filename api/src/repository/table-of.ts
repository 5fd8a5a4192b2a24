import { notFound } from '../kernel/problem';
import type { ResourceTable } from './resource-table';
import type { Services } from '../kernel/services';

/** @throws ApiProblem `not-found` for a name that no resource has */
export function tableOf({ tables }: Pick<Services, 'tables'>, resource: string): ResourceTable {
  const table = tables.get(resource);
  if (!table) throw notFound('resource');
  return table;
}

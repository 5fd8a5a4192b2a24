import { t } from '@lingui/core/macro';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import type { Columns } from './column';
import { groupColumns, groupedBy } from './grouping';

/** The value of the choice of no groups. */
export const noGroups = 'none';

/** What a list can be grouped by, after the choice of no groups; empty where there is nothing. */
export function groupOptions<R extends AnyResource>(
  { resource }: ResourceList<R>,
  columns: Columns<R>,
) {
  const options = groupColumns(resource, columns).map((column) => ({
    value: groupedBy(column) ?? '',
    label: column.label,
  }));
  return options.length === 0 ? [] : [{ value: noGroups, label: t`No groups` }, ...options];
}

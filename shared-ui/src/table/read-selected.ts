import { maxPageSize } from 'contract';
import type { BulkSelection } from 'contract/jobs';
import type { ApiClient } from 'panel-runtime';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource, RowOf } from '../resource/resource-types';

/** The most rows that values are pasted into. */
export const maxPasted = 1000;

interface SelectedOptions {
  api: ApiClient;
  resource: AnyResource;
  /** The parameters of the list. */
  query: object;
  records: BulkSelection;
  /** The rows that the list shows. */
  inSight: readonly RowOf<AnyResource>[];
  signal: AbortSignal;
}

/** The selected rows in the order of the list: those in sight as they stand, others among its first thousand. */
export async function readSelected(
  options: SelectedOptions,
): Promise<readonly RowOf<AnyResource>[]> {
  const { api, resource, query, records, inSight, signal } = options;
  const ids = 'ids' in records ? new Set(records.ids) : undefined;
  const isSelected = ({ _id }: RowOf<AnyResource>) => ids === undefined || ids.has(_id);
  const shown = inSight.filter(isSelected);
  if (shown.length === ids?.size) return shown;
  const { list } = resourceCalls(api, resource);
  const found: RowOf<AnyResource>[] = [];
  for (let page = 1; page <= maxPasted / maxPageSize; page += 1) {
    const { data, total } = await list({ ...query, page, pageSize: maxPageSize }, signal);
    found.push(...data.filter(isSelected));
    if (found.length === ids?.size || page * maxPageSize >= total) break;
  }
  return found;
}

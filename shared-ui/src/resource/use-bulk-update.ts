import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { showToast } from '../parts/toast/toast';
import { resourceCalls } from './resource-calls';
import { refreshResource } from './resource-keys';
import type { AnyResource, RowOf, ValuesOf } from './resource-types';
import { titleOf } from './use-reference-options';

/** How far a bulk is; undefined while none runs. */
export interface BulkProgress {
  done: number;
  total: number;
}

interface Bulk<R extends AnyResource> {
  rows: readonly RowOf<R>[];
  /** The fields to set in every record. */
  values: Partial<ValuesOf<R>>;
  /** What was done, in the past tense: `published`. */
  verb: string;
}

/** Calls at a time: faster than one after the other, and the server keeps room for others. */
const lanes = 4;

/**
 * Sets fields of several records by single calls, and tells how many succeeded and why others did not.
 *
 * @example const bulk = useBulkUpdate(chemicals); … bulk.run({ rows, values: { status: 'draft' }, verb: 'unpublished' })
 */
export function useBulkUpdate<R extends AnyResource>(resource: R) {
  const calls = resourceCalls(useApi(), resource);
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress>();

  async function run({ rows, values, verb }: Bulk<R>) {
    const failures: Failure<R>[] = [];
    let done = 0;
    setProgress({ done, total: rows.length });
    await inLanes(rows, async (row) => {
      await calls.update(row._id, values).catch((error: unknown) => failures.push({ row, error }));
      done += 1;
      setProgress({ done, total: rows.length });
    });
    await refreshResource(queryClient, resource);
    setProgress(undefined);
    announce({ resource, total: rows.length, failures, verb });
    return { failed: failures.map(({ row }) => row) };
  }
  return { progress, run };
}

interface Failure<R extends AnyResource> {
  row: RowOf<R>;
  error: unknown;
}

/** Works through the items, a few at a time. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items];
  async function lane() {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: lanes }, lane));
}

interface Outcome<R extends AnyResource> {
  resource: R;
  total: number;
  failures: readonly Failure<R>[];
  verb: string;
}

function announce<R extends AnyResource>({ resource, total, failures, verb }: Outcome<R>) {
  const { one, many } = resource.label;
  const all = `${total} ${total === 1 ? one : many}`;
  const [first] = failures;
  if (first === undefined) {
    showToast({ title: `${all} ${verb}`, tone: 'success' });
    return;
  }
  showToast({
    title: `${failures.length} of ${all} not ${verb}`,
    description: `${titleOf(resource, first.row)}: ${messageOf(first.error)}`,
    tone: 'danger',
  });
}

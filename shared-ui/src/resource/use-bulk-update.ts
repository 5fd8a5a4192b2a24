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
    const queue = [...rows];
    const failures: { row: RowOf<R>; error: unknown }[] = [];
    let done = 0;
    setProgress({ done, total: rows.length });
    async function work() {
      for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
        try {
          await calls.update(row._id, values);
        } catch (error) {
          failures.push({ row, error });
        }
        done += 1;
        setProgress({ done, total: rows.length });
      }
    }
    await Promise.all(Array.from({ length: Math.min(lanes, rows.length) }, work));
    await refreshResource(queryClient, resource);
    setProgress(undefined);
    const [first] = failures;
    const words = (count: number) =>
      `${count} ${count === 1 ? resource.label.one : resource.label.many}`;
    if (first === undefined) {
      showToast({ title: `${words(rows.length)} ${verb}`, tone: 'success' });
    } else {
      showToast({
        title: `${failures.length} of ${words(rows.length)} not ${verb}`,
        description: `${titleOf(resource, first.row)}: ${messageOf(first.error)}`,
        tone: 'danger',
      });
    }
    return { failed: failures.map(({ row }) => row) };
  }
  return { progress, run };
}

import { t } from '@lingui/core/macro';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Nothing } from 'contract';
import type { z } from 'zod';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { showToast } from 'panel-runtime';
import { refreshResource } from '../client/resource-keys';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { useAllRows } from '../resource/use-all-rows';
import { inOrderOf } from './arranged';

interface Ids {
  ids: string[];
}

/** An endpoint that puts records in the order of these ids. */
export type ReorderEndpoint = Endpoint<'none', Nothing, z.ZodType<Ids, Ids>>;

export interface RecordOrdering<R extends AnyResource> {
  /** Sorted by its order by default, and small enough to load completely. */
  resource: R;
  reorder: ReorderEndpoint;
}

/**
 * The records of a resource in their order, and a function that reorders them: optimistic everywhere on the page, and
 * rolled back after a refusal.
 */
export function useRecordOrder<R extends AnyResource>({ resource, reorder }: RecordOrdering<R>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const stored: readonly RowOf<R>[] = useAllRows(resource);
  const mutationKey = [resource.name, 'reorder'];
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => idsIn(state.variables),
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `${resource.name}-reorder` },
    mutationFn: (ids: readonly string[]) => api.call(reorder, { body: { ids: [...ids] } }),
    onError: (error) =>
      showToast({ title: t`Not moved`, description: messageOf(error), tone: 'danger' }),
    onSettled: () => refreshResource(queryClient, resource),
  });
  return { shown: pending.reduce(inOrderOf, stored), reorder: mutate };
}

/** The ids of a pending reorder, from any part of the page. */
function idsIn(variables: unknown): readonly string[] {
  return Array.isArray(variables) ? variables.filter((id) => typeof id === 'string') : [];
}

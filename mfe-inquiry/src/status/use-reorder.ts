import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusEndpoints, statuses } from 'contract';
import { messageOf, refreshResource, showToast, useApi } from 'shared-ui';
import { useStatuses } from '../common/use-statuses';

/** Puts the statuses into an order: shown at once, and as it was again after a refusal. */
export function useReorder() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: stored = [] } = useStatuses();
  const { mutate, variables, isPending } = useMutation({
    mutationKey: [statuses.name, 'reorder'],
    scope: { id: 'status-reorder' },
    mutationFn: (ids: readonly string[]) =>
      api.call(statusEndpoints.reorder, { body: { ids: [...ids] } }),
    onError: (error) =>
      showToast({ title: 'Not moved', description: messageOf(error), tone: 'danger' }),
    onSettled: () => refreshResource(queryClient, statuses),
  });
  const place = new Map(variables?.map((id, index) => [id, index]));
  const shown = isPending
    ? stored.toSorted((a, b) => (place.get(a._id) ?? 0) - (place.get(b._id) ?? 0))
    : stored;
  return { shown, reorder: mutate };
}

/** A list with the item at one place moved to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

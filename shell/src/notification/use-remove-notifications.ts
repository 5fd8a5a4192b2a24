import { t } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Notification, notificationEndpoints } from 'contract/staff';
import { showToast } from 'shared-ui';
import { type ApiClient, ApiError, messageOf, useApi } from 'shared-ui/client';
import { notificationsKey } from './use-notifications';

type Removal = Notification['_id'] | 'all';

const mutationKey = ['notification', 'remove'] as const;

/** Whether a notification is being removed: data that the server sends meanwhile may still contain it. */
export function isLeaving(cache: QueryClient, id: Notification['_id']): boolean {
  const isMeant = (removal: unknown) => removal === 'all' || removal === id;
  const underWay = cache.getMutationCache().findAll({ mutationKey, status: 'pending' });
  return underWay.some(({ state }) => isMeant(state.variables));
}

/** Removes notifications of the signed-in admin. Optimistic: they come back if the server refuses. */
export function useRemoveNotifications() {
  const api = useApi();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (removal: Removal) => remove(api, removal),
    async onMutate(removal) {
      await cache.cancelQueries({ queryKey: notificationsKey });
      cache.setQueryData<readonly Notification[]>(notificationsKey, (shown) =>
        shown?.filter(({ _id }) => removal !== 'all' && _id !== removal),
      );
    },
    onError(cause) {
      showToast({ title: t`Not removed`, description: messageOf(cause), tone: 'danger' });
    },
    async onSettled() {
      // Refetching now would bring back those whose removal is still pending.
      if (cache.isMutating({ mutationKey }) > 1) return;
      await cache.invalidateQueries({ queryKey: notificationsKey });
    },
  });
  return mutate;
}

async function remove(api: ApiClient, removal: Removal): Promise<void> {
  if (removal === 'all') await api.call(notificationEndpoints.removeAll);
  else await removeOne(api, removal);
}

/** A missing notification was removed in another tab. */
async function removeOne(api: ApiClient, id: Notification['_id']): Promise<void> {
  try {
    await api.call(notificationEndpoints.remove, { id });
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'not-found') throw cause;
  }
}

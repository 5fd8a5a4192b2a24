import { useQuery } from '@tanstack/react-query';
import { type Notification, notificationEndpoints } from 'contract';
import { useApi } from 'shared-ui';

export const notificationsKey = ['notification'] as const;

const pollTime = 60_000;

/** The unread notifications, newest first; asked for every minute while the page is in sight. */
export function useNotifications() {
  const api = useApi();
  return useQuery({
    queryKey: notificationsKey,
    async queryFn({ signal }): Promise<readonly Notification[]> {
      const { data } = await api.call(notificationEndpoints.list, { signal });
      return data;
    },
    refetchInterval: pollTime,
  });
}

import { useQuery } from '@tanstack/react-query';
import { type Notification, notificationEndpoints } from 'contract/staff';
import { useApi } from 'shared-ui/client';

export const notificationsKey = ['notification'] as const;

/** The unread notifications, newest first; polled at an interval in milliseconds, if one is given. */
export function useNotifications(interval: number | false = false) {
  const api = useApi();
  return useQuery({
    queryKey: notificationsKey,
    async queryFn({ signal }): Promise<readonly Notification[]> {
      const { data } = await api.call(notificationEndpoints.list, { signal });
      return data;
    },
    refetchInterval: interval,
  });
}

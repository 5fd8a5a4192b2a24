import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { maxNotifications, type Notification, type NotificationNews } from 'contract/staff';
import { useEffect, useState } from 'react';
import { type OwnProfile, profileKey } from 'shared-ui/client';
import { followStream } from './follow-stream';
import { useFederation } from '../federation/federation-context';
import { useOpenStream } from './stream-context';
import { notificationsKey } from './use-notifications';
import { isLeaving } from './use-remove-notifications';
import { withNews } from './with-news';

/**
 * Updates the unread notifications from the server's stream.
 *
 * @returns whether the stream is live; if not, the caller must poll
 */
export function useLiveNotifications(): boolean {
  const cache = useQueryClient();
  const openStream = useOpenStream();
  const { store } = useFederation();
  const [isLive, setIsLive] = useState(false);

  // Follows the server's stream. After a refused stream an API request finds out why, and signs out if it is refused
  // too.
  // A further list follows a change of the role, which also changes the menu.
  useEffect(() => {
    let hasList = false;
    return followStream({
      openStream,
      onLive: setIsLive,
      onNews: async (news) => {
        if (isReleaseNews(news)) void store.refresh();
        if (news.event === 'list' && hasList)
          void cache.invalidateQueries({ queryKey: profileKey });
        hasList ||= news.event === 'list';
        if (!isReleaseNews(news) || wantsReleases(cache)) await takeIn(cache, news);
      },
      onRefused: () => void cache.refetchQueries({ queryKey: notificationsKey }),
    });
  }, [cache, openStream, store]);
  return isLive;
}

/** The response of a pending request may be older than the news. */
async function takeIn(cache: QueryClient, news: NotificationNews): Promise<void> {
  await cache.cancelQueries({ queryKey: notificationsKey });
  const shown = cache.getQueryData<readonly Notification[]>(notificationsKey) ?? [];
  const staying = withNews(shown, news).filter(({ _id }) => !isLeaving(cache, _id));
  cache.setQueryData(notificationsKey, staying);
  const hasMore = news.event === 'removed' && shown.length === maxNotifications;
  if (hasMore) await cache.invalidateQueries({ queryKey: notificationsKey });
}

function wantsReleases(cache: QueryClient): boolean {
  return cache.getQueryData<OwnProfile>(profileKey)?.admin.releaseNews === true;
}

function isReleaseNews(news: NotificationNews): boolean {
  return news.event === 'notification' && news.data.kind.startsWith('remote-');
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type AdminProfile,
  mostNotifications,
  type Notification,
  type NotificationNews,
} from 'contract';
import { useEffect, useState } from 'react';
import { followStream } from './follow-stream';
import { useFederation } from '../federation/federation-context';
import { profileKey } from '../profile/use-profile';
import { useOpenStream } from './stream-context';
import { notificationsKey } from './use-notifications';
import { isLeaving } from './use-remove-notifications';
import { withNews } from './with-news';

/**
 * Keeps the unread notifications as the server has them, by its stream.
 *
 * @returns whether they come by themselves just now; somebody must ask for them when not
 */
export function useLiveNotifications(): boolean {
  const cache = useQueryClient();
  const openStream = useOpenStream();
  const { store } = useFederation();
  const [isLive, setIsLive] = useState(false);

  // Keeps the cache in step with the server. A refused stream is asked about by a call, whose refusal signs out.
  useEffect(
    () =>
      followStream({
        openStream,
        onLive: setIsLive,
        onNews: async (news) => {
          if (isReleaseNews(news)) void store.refresh();
          if (!isReleaseNews(news) || wantsReleases(cache)) await takeIn(cache, news);
        },
        onRefused: () => void cache.refetchQueries({ queryKey: notificationsKey }),
      }),
    [cache, openStream, store],
  );
  return isLive;
}

/** What a call that is under way will answer may be older than the news. */
async function takeIn(cache: QueryClient, news: NotificationNews): Promise<void> {
  await cache.cancelQueries({ queryKey: notificationsKey });
  const shown = cache.getQueryData<readonly Notification[]>(notificationsKey) ?? [];
  const staying = withNews(shown, news).filter(({ _id }) => !isLeaving(cache, _id));
  cache.setQueryData(notificationsKey, staying);
  const hasMore = news.event === 'removed' && shown.length === mostNotifications;
  if (hasMore) await cache.invalidateQueries({ queryKey: notificationsKey });
}

function wantsReleases(cache: QueryClient): boolean {
  return cache.getQueryData<AdminProfile>(profileKey)?.releaseNews === true;
}

function isReleaseNews(news: NotificationNews): boolean {
  return news.event === 'notification' && news.data.kind.startsWith('remote-');
}

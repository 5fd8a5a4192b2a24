import { maxNotifications, type Notification, type NotificationNews } from 'contract/staff';

/** The list after an event: newest first, without duplicates, at most as long as the server's. */
export function withNews(
  shown: readonly Notification[],
  { event, data }: NotificationNews,
): readonly Notification[] {
  switch (event) {
    case 'list':
      return data;
    case 'notification':
      return [...shown.filter(({ _id }) => _id !== data._id), data]
        .toSorted(newestFirst)
        .slice(0, maxNotifications);
    case 'removed':
      return shown.filter(({ _id }) => !data.ids.includes(_id));
    default:
      return event satisfies never;
  }
}

function newestFirst(one: Notification, other: Notification): number {
  return compare(other.time, one.time) || compare(other._id, one._id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

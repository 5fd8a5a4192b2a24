import { inquiries, inquiryEndpoints, type TimelineEntry } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { mailRefreshAfter } from 'shared-ui/mail';
import { resourceKeys, useLongList } from 'shared-ui/resource';

/** Entries of a page. */
export const pageSize = 10;

/** The conversation with its threads folded, what a search finds in it, or one thread. */
export type TimelinePart = { folded: 'true' } | { search: string } | { threadId: string };

/** A part of an inquiry's timeline, read page by page. */
export function useTimeline(id: string, part: TimelinePart) {
  const api = useApi();
  return useLongList<TimelineEntry>(
    [...resourceKeys.all(inquiries), 'timeline', id, part],
    (page, signal) =>
      api.call(inquiryEndpoints.timeline, { id, query: { page, pageSize, ...part }, signal }),
    { refreshAfter: (entries) => mailRefreshAfter(entries.flatMap(mailOf)) },
  );
}

function mailOf(entry: TimelineEntry) {
  if (entry.kind === 'email') return [entry.email];
  return entry.kind === 'answer' && entry.email !== null ? [entry.email] : [];
}

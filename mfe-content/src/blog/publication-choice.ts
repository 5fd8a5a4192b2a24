import { timeIn } from 'contract';
import type { Blog } from 'contract/content';
import { publicationOf } from './publication';

/** The options for a post: keep it as a draft, publish it now, or at a chosen time. */
export type Choice = 'draft' | 'now' | 'later';

/** The form's values of a post's publication; the time is empty while it is being entered. */
interface Held {
  status: string | null;
  publishedAt: string | null;
}

/** The publication time of the stored post; undefined if it is not published. */
export function outSince(
  record: Pick<Blog, 'status' | 'publishedAt'> | undefined,
  now: number,
): string | undefined {
  const publication = record && publicationOf(record, now);
  return publication?.kind === 'published' ? publication.since : undefined;
}

/** The choice that the form's values mean. A time other than that of the stored publication counts as chosen. */
export function choiceOf({ status, publishedAt }: Held, out: string | undefined): Choice {
  if (status !== 'published') return 'draft';
  return publishedAt === null || publishedAt === out ? 'now' : 'later';
}

/** The form's values for a choice; without a time the API uses that of the save. */
export function valuesOfChoice(
  choice: Choice,
  { out, now }: { out: string | undefined; now: number },
) {
  switch (choice) {
    case 'draft':
      return { status: 'draft', publishedAt: out ?? null };
    case 'now':
      return { status: 'published', publishedAt: out ?? null };
    case 'later':
      return { status: 'published', publishedAt: timeIn(now, { days: 1, hour: 9 }) };
    default:
      return choice satisfies never;
  }
}

import type { Blog } from 'contract';
import { publicationOf } from './publication';

/** What one chooses for a post: to keep it, to have it out, or a time of one's own. */
export type Choice = 'draft' | 'now' | 'later';

/** What a form holds of a post's publication; the time is empty while it is being entered. */
interface Held {
  status: string | null;
  publishedAt: string | null;
}

/** Since when the stored post is out; undefined for one that is not. */
export function outSince(
  record: Pick<Blog, 'status' | 'publishedAt'> | undefined,
  now: number,
): string | undefined {
  const publication = record && publicationOf(record, now);
  return publication?.kind === 'published' ? publication.since : undefined;
}

/** The choice that the values of a form stand for: any time but the one that it has been out since is one's own. */
export function choiceOf({ status, publishedAt }: Held, out: string | undefined): Choice {
  if (status !== 'published') return 'draft';
  return publishedAt === null || publishedAt === out ? 'now' : 'later';
}

/** The values that a choice stands for; without a time the API takes that of the save. */
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
      return { status: 'published', publishedAt: tomorrowAtNine(now).toISOString() };
    default:
      return choice satisfies never;
  }
}

function tomorrowAtNine(now: number): Date {
  const time = new Date(now);
  time.setDate(time.getDate() + 1);
  time.setHours(9, 0, 0, 0);
  return time;
}

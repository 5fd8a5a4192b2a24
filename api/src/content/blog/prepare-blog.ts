import type { blogs } from 'contract/content';
import type { Work } from '../../db/database';
import type { Draft, Prepared } from '../../repository/write-rules';
import { plainText } from '../plain-text';

type BlogDraft = Draft<typeof blogs>['record'];

/** Words a minute of an average reader, rounded down (Brysbaert 2019: 238 in silent reading of non-fiction). */
const wordsPerMinute = 220;

/** Computes the reading time, sets the publication time of posts published without one, and checks the replacements. */
export function prepareBlogs(
  _work: Work,
  drafts: readonly Draft<typeof blogs>[],
): Promise<Prepared<typeof blogs>[]> {
  return Promise.resolve(
    drafts.map(({ record }) => ({
      fields: { readingMinutes: readingMinutes(record), publishedAt: publishedAt(record) },
      errors: replacementErrors(record),
    })),
  );
}

function replacementErrors({ replacements }: BlogDraft) {
  const keys = replacements.map((pair) => `${pair.chemicalId} ${pair.replacementId}`);
  return replacements.flatMap(({ chemicalId, replacementId }, index) => {
    const path = `replacements.${index}.replacementId`;
    if (chemicalId === replacementId) {
      return [{ path, message: 'Choose another chemical: none replaces itself' }];
    }
    const isFirst = keys.indexOf(keys[index] ?? '') === index;
    return isFirst ? [] : [{ path, message: 'This replacement is in the list already' }];
  });
}

function readingMinutes({ content }: BlogDraft): number {
  const words = plainText(content).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function publishedAt({ status, publishedAt: given }: BlogDraft): string | null {
  return status === 'published' && given === null ? new Date().toISOString() : given;
}

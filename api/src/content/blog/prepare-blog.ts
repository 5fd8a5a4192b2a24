import type { Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import type { Draft, Prepared } from '../../repository/resource-table';
import { plainText } from '../plain-text';

/** Words a minute of an average reader, rounded down (Brysbaert 2019: 238 in silent reading of non-fiction). */
const wordsPerMinute = 220;

/** Computes the reading time, and sets the publication time of posts published without one. */
export function prepareBlogs(_work: Work, drafts: readonly Draft[]): Promise<Prepared[]> {
  return Promise.resolve(
    drafts.map(({ record }) => ({
      fields: { readingMinutes: readingMinutes(record), publishedAt: publishedAt(record) },
      errors: [],
    })),
  );
}

function readingMinutes({ content }: FieldValues): number {
  const words = plainText(String(content)).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function publishedAt({ status, publishedAt: given }: FieldValues): unknown {
  return status === 'published' && given === null ? new Date().toISOString() : given;
}

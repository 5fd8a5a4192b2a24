import type { SkippedRecipient } from 'contract/email';

const mostShown = 100;

/** The first skipped recipients, and how many there are. */
export function shownSkipped(skipped: readonly SkippedRecipient[]) {
  return { data: skipped.slice(0, mostShown), total: skipped.length };
}

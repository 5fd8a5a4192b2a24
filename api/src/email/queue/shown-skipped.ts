import type { SkippedRecipient } from 'contract/email';

const maxShown = 100;

/** The first skipped recipients, and how many there are. */
export function shownSkipped(skipped: readonly SkippedRecipient[]) {
  return { data: skipped.slice(0, maxShown), total: skipped.length };
}

import type { SuppressionReason } from 'contract/email';

/** The reasons as staff read them. */
export const reasonWords: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Reported as spam',
  staff: 'Added by staff',
};

import type { EmailStatus } from 'contract/email';

/** The labels of the statuses, as on their badges. */
export const statusWords: Readonly<Record<EmailStatus, string>> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  bounced: 'Bounced',
  failed: 'Failed',
  suppressed: 'Suppressed',
  unknown: 'May have arrived',
  cancelled: 'Cancelled',
};

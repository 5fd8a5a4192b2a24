import type { EmailStatus } from 'contract/email';

/** The states in the words that their badges say. */
export const statusWords: Readonly<Record<EmailStatus, string>> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'May have arrived',
  cancelled: 'Cancelled',
};

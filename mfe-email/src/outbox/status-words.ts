import { t } from '@lingui/core/macro';
import type { EmailStatus } from 'contract/email';

/** The labels of the statuses, as on their badges. */
export const statusWords: Readonly<Record<EmailStatus, string>> = {
  get queued() {
    return t`Waiting`;
  },
  get sending() {
    return t`Being sent`;
  },
  get sent() {
    return t`Sent`;
  },
  get bounced() {
    return t`Bounced`;
  },
  get failed() {
    return t`Failed`;
  },
  get suppressed() {
    return t`Suppressed`;
  },
  get unknown() {
    return t`May have arrived`;
  },
  get cancelled() {
    return t`Cancelled`;
  },
};

/** `12 sent`. */
export function countedWords(status: EmailStatus, count: string): string {
  switch (status) {
    case 'queued':
      return t`${count} waiting`;
    case 'sending':
      return t`${count} being sent`;
    case 'sent':
      return t`${count} sent`;
    case 'bounced':
      return t`${count} bounced`;
    case 'failed':
      return t`${count} failed`;
    case 'suppressed':
      return t`${count} suppressed`;
    case 'unknown':
      return t`${count} may have arrived`;
    case 'cancelled':
      return t`${count} cancelled`;
    default:
      return status satisfies never;
  }
}

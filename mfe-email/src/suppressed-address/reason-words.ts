import { t } from '@lingui/core/macro';
import type { SuppressionReason } from 'contract/email';

/** The reasons as staff read them. */
export const reasonWords: Readonly<Record<SuppressionReason, string>> = {
  get unsubscribed() {
    return t`Unsubscribed`;
  },
  get bounced() {
    return t`Bounced`;
  },
  get complained() {
    return t`Reported as spam`;
  },
  get staff() {
    return t`Added by staff`;
  },
};

import { minFillSeconds, type ProductInquiry } from 'contract/inquiry';
import type { FormSecrets } from '../kernel/form-secrets';

/** The fields of a form that detect bots. */
export interface Guarded {
  readonly homepage?: string | null | undefined;
  readonly formToken?: string | null | undefined;
}

export type SpamReason = Exclude<ProductInquiry['spamReason'], 'staff' | null>;

/** Why a form appears to be sent by a bot; null when it does not. */
export function spamReason(
  secrets: FormSecrets,
  { homepage, formToken }: Guarded,
): SpamReason | null {
  if (homepage) return 'honeypot';
  const shownAt = secrets.shownAt(formToken ?? '');
  if (!shownAt) return 'no-token';
  const filled = Date.now() - shownAt.getTime();
  // A token from the future is of another process whose clock is ahead, and says nothing of the visitor.
  return filled >= 0 && filled < minFillSeconds * 1000 ? 'too-fast' : null;
}

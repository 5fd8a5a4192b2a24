import { t } from '@lingui/core/macro';
/** The least length of a new password; the contract's schema says the same. */
export const minPasswordLength = 12;
const goodLength = 16;
const strongLength = 20;

export interface PasswordStrength {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
}

/** The error of a new password that is too short; undefined otherwise. */
export function missingPassword(password: string): string | undefined {
  if ([...password].length >= minPasswordLength) return undefined;
  return t`Enter at least ${minPasswordLength} characters`;
}

/** The strength of a new password by its length; undefined for an empty one. */
export function strengthOf(password: string): PasswordStrength | undefined {
  const { length } = [...password];
  if (length === 0) return undefined;
  const share = Math.min(1, length / strongLength);
  if (length < minPasswordLength)
    return { label: t`${length} of ${minPasswordLength} characters`, share };
  if (length < goodLength) return { label: t`Long enough`, share };
  return { label: length < strongLength ? t`Good` : t`Strong`, share };
}

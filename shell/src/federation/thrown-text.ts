import { t } from '@lingui/core/macro';
/** What was thrown, as a text: remotes throw objects too. */
export function thrownText(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? t`Nothing was thrown`);
  } catch {
    // It refers to itself.
    return t`An object was thrown`;
  }
}

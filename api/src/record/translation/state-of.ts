import type { TranslationState } from 'contract/record';

/** Whether a text is there, and of the present original. */
export function stateOf(
  row: { readonly originalDigest: string } | undefined,
  digest: string,
): TranslationState {
  if (row === undefined) return 'missing';
  return row.originalDigest === digest ? 'current' : 'outdated';
}

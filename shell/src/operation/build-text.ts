import type { Build } from 'contract/operation';
import { shortCommit } from 'contract/release';

/** `1.2.0 (0123456789ab)`. */
export function buildText({ version, commit }: Build): string {
  return commit === null ? version : `${version} (${shortCommit(commit)})`;
}

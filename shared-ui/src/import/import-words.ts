import type { Import, ImportState, ImportVerdict } from 'contract/transfer';
import type { BadgeTone } from '../parts/badge/badge';
import { numberText } from '../text/format';

/** The label and colour of an import's state. */
export const stateWords = {
  ready: ['Columns to choose', 'info'],
  checking: ['Being checked', 'info'],
  checked: ['Checked, not imported', 'warning'],
  importing: ['Being imported', 'info'],
  done: ['Imported', 'success'],
  failed: ['Failed', 'danger'],
  cancelled: ['Cancelled', 'neutral'],
} as const satisfies Record<ImportState, readonly [label: string, tone: BadgeTone]>;

export const verdictWords = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  wrong: 'Wrong',
} as const satisfies Record<ImportVerdict, string>;

/** In the order of attention: wrong rows first. */
export const verdicts = ['wrong', 'new', 'changed', 'unchanged'] as const;

type Counts = NonNullable<Import['counts']>;

/** "812 new and 33 changed"; undefined where there is nothing to write. */
export function writesText(counts: Counts) {
  const parts = [
    counts.new > 0 ? `${numberText(counts.new)} new` : undefined,
    counts.changed > 0 ? `${numberText(counts.changed)} changed` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' and ');
}

/** "20 wrong, 812 new, 33 changed, 135 unchanged". */
export function countsText(counts: Counts) {
  return verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${numberText(counts[verdict])} ${verdictWords[verdict].toLowerCase()}`)
    .join(', ');
}

/** Whether a job is running on it. */
export function isRunning({ state }: Pick<Import, 'state'>) {
  return state === 'checking' || state === 'importing';
}

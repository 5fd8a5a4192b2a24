import { t } from '@lingui/core/macro';
import type { Import, ImportState, ImportVerdict } from 'contract/transfer';
import type { BadgeTone } from '../parts/badge/badge';
import { numberText } from '../text/format';

/** The label and colour of an import's state. */
export const stateWords = {
  get ready() {
    return [t`Columns to choose`, 'info'] as const;
  },
  get checking() {
    return [t`Being checked`, 'info'] as const;
  },
  get checked() {
    return [t`Checked, not imported`, 'warning'] as const;
  },
  get importing() {
    return [t`Being imported`, 'info'] as const;
  },
  get done() {
    return [t`Imported`, 'success'] as const;
  },
  get failed() {
    return [t`Failed`, 'danger'] as const;
  },
  get cancelled() {
    return [t`Cancelled`, 'neutral'] as const;
  },
} as const satisfies Record<ImportState, readonly [label: string, tone: BadgeTone]>;

export const verdictWords = {
  get new() {
    return t`New`;
  },
  get changed() {
    return t`Changed`;
  },
  get unchanged() {
    return t`Unchanged`;
  },
  get wrong() {
    return t`Wrong`;
  },
} as const satisfies Record<ImportVerdict, string>;

/** In the order of attention: wrong rows first. */
export const verdicts = ['wrong', 'new', 'changed', 'unchanged'] as const;

type Counts = NonNullable<Import['counts']>;

/** "812 new and 33 changed"; undefined where there is nothing to write. */
export function writesText(counts: Counts) {
  const parts = [
    counts.new > 0 ? t`${{ new: numberText(counts.new) }} new` : undefined,
    counts.changed > 0 ? t`${{ changed: numberText(counts.changed) }} changed` : undefined,
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

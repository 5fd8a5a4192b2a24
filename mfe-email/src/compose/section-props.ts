import type { Draft } from './draft';
import type { ComposeField } from './problems';
import type { ChangeDraft } from './use-draft';

/** What each section of the form takes. */
export interface SectionProps {
  draft: Draft;
  change: ChangeDraft;
  errorOf: (field: ComposeField) => string | undefined;
}

import type { Draft } from './draft';
import type { ComposeField } from './problems';
import type { ChangeDraft } from './use-draft';

/** Props of each section of the form. */
export interface SectionProps {
  draft: Draft;
  change: ChangeDraft;
  errorOf: (field: ComposeField) => string | undefined;
}

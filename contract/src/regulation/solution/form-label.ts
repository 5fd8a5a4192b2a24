import type { OfferedForm } from '../../catalog/offered-form';
import { type DerivedLabel, labelOf } from '../label-of';

type Classified = Pick<OfferedForm, 'classifications' | 'supplements'>;

/** The label elements of an offered form, its supplemental statements behind the others. */
export function formLabel({ classifications, supplements }: Classified): DerivedLabel {
  const label = labelOf(classifications);
  return { ...label, statements: [...label.statements, ...supplements] };
}

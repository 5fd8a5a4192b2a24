import type { FieldError } from 'contract';
import { judgeNeeds, type Offer, type ReleaseDocument } from 'contract/release';
import { invalid } from '../../repository/parse-input';

/** The needs of a build that the running shell does not meet. Nothing is checked where no shell is served. */
export function unmetNeeds({ needs }: ReleaseDocument, shell: Offer | undefined): FieldError[] {
  const verdict = shell && judgeNeeds(needs, shell);
  if (verdict?.kind !== 'incompatible') return [];
  return verdict.reasons.map((reason) => ({ path: 'needs', message: `It ${reason}` }));
}

/** @throws ApiProblem `invalid` when the shell cannot run the version */
export function requireRunnable(document: ReleaseDocument, shell: Offer | undefined): void {
  const errors = unmetNeeds(document, shell);
  if (errors.length > 0) throw invalid(errors);
}

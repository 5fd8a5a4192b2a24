import type { FieldError } from 'contract';
import { judgeNeeds, type Offer, type ReleaseDocument } from 'contract/release';
import { invalid } from '../../repository/parse-input';

/** Says of a build what the running shell lacks for it. Where no shell is served there is nothing to compare with. */
export function unmetNeeds({ needs }: ReleaseDocument, shell: Offer | undefined): FieldError[] {
  const verdict = shell && judgeNeeds(needs, shell);
  if (verdict?.kind !== 'incompatible') return [];
  return verdict.reasons.map((reason) => ({ path: 'needs', message: `It ${reason}` }));
}

/** @throws ApiProblem `invalid` when no page could run the version */
export function requireRunnable(document: ReleaseDocument, shell: Offer | undefined): void {
  const errors = unmetNeeds(document, shell);
  if (errors.length > 0) throw invalid(errors);
}

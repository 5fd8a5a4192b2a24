import { judgeNeeds, type Offer, type ReleaseDocument } from 'contract/release';
import { invalid } from '../../repository/parse-input';

/** What the shell lacks of the needs of a build, each as `needs …`; nothing where no shell is served. */
export function lackedBy(
  shell: Offer | undefined,
  { needs }: Pick<ReleaseDocument, 'needs'>,
): readonly string[] {
  const verdict = shell && judgeNeeds(needs, shell);
  return verdict?.kind === 'incompatible' ? verdict.reasons : [];
}

/** @throws ApiProblem `invalid` when the shell cannot run the version */
export function requireRunnable(document: ReleaseDocument, shell: Offer | undefined): void {
  const errors = lackedBy(shell, document).map((reason) => ({
    path: 'needs',
    message: `It ${reason}`,
  }));
  if (errors.length > 0) throw invalid(errors);
}

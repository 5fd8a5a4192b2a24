import { judgeVersion, type Offer, type ReleaseDocument, type Verdict } from 'contract/release';
import { invalid } from '../../repository/parse-input';

/** What a build says of the page that it is for. */
type Requirements = Pick<ReleaseDocument, 'needs' | 'edition'>;

/** How a shell runs a build: with the shell's edition of our packages, with the build's own one beside it, or not. */
export type Fit =
  | { readonly kind: 'as-it-is' | 'with-edition' }
  | { readonly kind: 'none'; readonly reasons: readonly string[] };

/** How the shell runs a build; as it is where no shell is served. */
export function fitOf(offer: Offer | undefined, { needs, edition }: Requirements): Fit {
  if (offer === undefined) return { kind: 'as-it-is' };
  const verdict = judgeVersion({ needs }, offer);
  if (verdict.kind === 'compatible') return { kind: 'as-it-is' };
  const beside: Verdict = edition === undefined ? verdict : judgeVersion({ needs, edition }, offer);
  if (beside.kind === 'compatible') return { kind: 'with-edition' };
  return { kind: 'none', reasons: beside.reasons };
}

/** What the shell lacks of the needs of a build, each as `needs …`; nothing where no shell is served. */
export function lackedBy(offer: Offer | undefined, build: Requirements): readonly string[] {
  const fit = fitOf(offer, build);
  return fit.kind === 'none' ? fit.reasons : [];
}

/** @throws ApiProblem `invalid` when the shell cannot run the version */
export function requireRunnable(document: ReleaseDocument, offer: Offer | undefined): void {
  const errors = lackedBy(offer, document).map((reason) => ({
    path: 'needs',
    message: `It ${reason}`,
  }));
  if (errors.length > 0) throw invalid(errors);
}

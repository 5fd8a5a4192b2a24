import { z } from 'zod';
import { isInRange, Version, VersionRange } from './version-range';

/**
 * The edition of what remote and shell agree on: what `defineRemote` takes, what the lifecycles are given.
 * It is raised when a remote of the edition before would no longer work.
 */
export const remoteContract = 1;

/** What a version of a remote needs of the page that loads it. */
export const Needs = z.object({
  contract: z.int().positive(),
  /** By share key: `react`, `react-dom/client`, `shared-ui`. */
  shared: z.record(z.string(), VersionRange),
});
export type Needs = z.infer<typeof Needs>;

/** What a page has to offer. */
export const Offer = z.object({
  contract: z.int().positive(),
  shared: z.record(z.string(), Version),
});
export type Offer = z.infer<typeof Offer>;

export type Verdict =
  | { readonly kind: 'compatible' }
  | { readonly kind: 'incompatible'; readonly reasons: readonly string[] };

/** Says, before anything is downloaded, whether a page can run a version, and if not, why, in words for the staff. */
export function judgeNeeds(needs: Needs, offered: Offer): Verdict {
  const reasons = Object.entries(needs.shared).flatMap(([key, range]) => {
    const version = offered.shared[key];
    if (version === undefined) return [`needs ${key} ${range}, which this page does not have`];
    return isInRange(version, range) ? [] : [`needs ${key} ${range}, this page has ${version}`];
  });
  if (needs.contract !== offered.contract)
    reasons.unshift(`needs remote contract ${needs.contract}, this page has ${offered.contract}`);
  return reasons.length === 0 ? { kind: 'compatible' } : { kind: 'incompatible', reasons };
}

import { z } from 'zod';
import { isInRange, Version, VersionRange } from './version-range';

/**
 * The version of the contract between remote and shell: the options of `defineRemote` and the arguments of the
 * lifecycles. Raised by breaking changes.
 */
export const remoteContract = 1;

/** Exports by share key. */
const Names = z.record(z.string().max(100), z.array(z.string().max(100)).max(2_000));

/** What a version of a remote requires of its page. */
export const Needs = z.object({
  contract: z.int().positive(),
  /** By share key: `react`, `react-dom/client`, `shared-ui`. */
  shared: z.record(z.string(), VersionRange),
  /** The exports of our modules that it uses, by share key; not in older builds. */
  names: Names.optional(),
});
export type Needs = z.infer<typeof Needs>;

/** What a page provides. */
export const Offer = z.object({
  contract: z.int().positive(),
  shared: z.record(z.string(), Version),
  /** The exports of our modules; where they are not known, none is missed. */
  names: Names.optional(),
});
export type Offer = z.infer<typeof Offer>;

export type Verdict =
  | { readonly kind: 'compatible' }
  | { readonly kind: 'incompatible'; readonly reasons: readonly string[] };

/** The part of a `SharedEdition` that is held against a page. */
interface Edition {
  readonly provides: Readonly<Record<string, string>>;
  readonly needs: Pick<Needs, 'shared' | 'names'>;
}

/** What a version of the registry requires of the page that loads it. */
interface Requirements {
  readonly needs: Needs;
  readonly edition?: Edition | undefined;
}

/**
 * What a page has to meet for a version: its needs; with an edition of its own, its needs but for what that provides, and
 * those of the edition.
 */
export function requirementsOf({ needs, edition }: Requirements): readonly Needs[] {
  if (edition === undefined) return [needs];
  const { contract, shared } = needs;
  const others = Object.entries(shared).filter(([key]) => !Object.hasOwn(edition.provides, key));
  return [
    { contract, shared: Object.fromEntries(others) },
    { contract, ...edition.needs },
  ];
}

/** Checks before any download whether a page can run a version; if not, gives the reasons for staff. */
export function judgeVersion(version: Requirements, offered: Offer): Verdict {
  const verdicts = requirementsOf(version).map((needs) => judgeNeeds(needs, offered));
  const reasons = verdicts.flatMap((one) => (one.kind === 'compatible' ? [] : one.reasons));
  return reasons.length === 0
    ? { kind: 'compatible' }
    : { kind: 'incompatible', reasons: [...new Set(reasons)] };
}

/** Checks whether a page meets needs; if not, gives the reasons for staff. */
function judgeNeeds(needs: Needs, offered: Offer): Verdict {
  const reasons = Object.entries(needs.shared).flatMap(([key, range]) => {
    const version = offered.shared[key];
    if (version === undefined) return [`needs ${key} ${range}, which this page does not have`];
    return isInRange(version, range) ? [] : [`needs ${key} ${range}, this page has ${version}`];
  });
  for (const [key, names] of Object.entries(needs.names ?? {})) {
    const known = new Set(offered.names?.[key] ?? names);
    const missing = names.filter((name) => !known.has(name));
    if (missing.length > 0)
      reasons.push(`uses ${missing.join(', ')} of ${key}, which this page does not have`);
  }
  if (needs.contract !== offered.contract)
    reasons.unshift(`needs remote contract ${needs.contract}, this page has ${offered.contract}`);
  return reasons.length === 0 ? { kind: 'compatible' } : { kind: 'incompatible', reasons };
}

import type { SimilarityReason } from 'contract/catalog';
import { anionName, cationName, metalName } from 'contract/chemistry';
import { functionalGroups } from 'contract/drawing';

/** What two chemicals are compared by. */
export interface Compared {
  readonly idCode: string;
  readonly flatCode: string | null;
  readonly skeleton: string | null;
  readonly formula: string;
  readonly traits: readonly string[];
}

export interface Reason {
  readonly reason: SimilarityReason;
  /** The name of what they share or differ by; empty for none. */
  readonly shared: string;
}

/** Why another chemical stands beside one, in the order of what a buyer would take instead. */
export function reasonFor(own: Compared, other: Compared): Reason {
  const isSameSkeleton =
    own.skeleton !== null && own.skeleton !== '' && own.skeleton === other.skeleton;
  if (isSameSkeleton) return formReason(own, other);
  if (isOrganic(own) || isOrganic(other)) return groupReason(own, other);
  return ionReason(own, other);
}

function isOrganic({ traits }: Pick<Compared, 'traits'>): boolean {
  return traits.includes('organic');
}

/** The same substance as a salt, a hydrate, a stereoisomer. */
function formReason(own: Compared, other: Compared): Reason {
  if (own.idCode === other.idCode) return { reason: 'same', shared: '' };
  if (own.flatCode === other.flatCode) return { reason: 'stereoisomer', shared: '' };
  const [ownIons, ions] = [ionsOf(own), ionsOf(other)];
  if (ownIons.join() !== ions.join()) return saltReason(ownIons, ions);
  const [isHydrate, wasHydrate] = [other, own].map(({ traits }) => traits.includes('hydrate'));
  if (isHydrate && wasHydrate) return { reason: 'other-hydrate', shared: '' };
  if (isHydrate) return { reason: 'hydrate', shared: '' };
  if (wasHydrate) return { reason: 'anhydrous', shared: '' };
  return { reason: 'labelled', shared: '' };
}

function saltReason(own: readonly string[], other: readonly string[]): Reason {
  const isOfAcid = [...own, ...other].some((ion) => ion.startsWith('cation '));
  const kind = isOfAcid ? 'acid' : 'base';
  if (other.length === 0) return { reason: 'parent', shared: kind };
  if (own.length > 0) return { reason: 'other-salt', shared: kind };
  return { reason: 'salt', shared: saltName(other) };
}

/** `sodium salt`, `chloride`. */
function saltName(ions: readonly string[]): string {
  const [ion = ''] = ions;
  const cation = cationName(valueOf(ion));
  if (ion.startsWith('cation ') && cation !== undefined) return `${cation} salt`;
  return anionName(valueOf(ion)) ?? 'salt';
}

/** Salts and oxides that share an ion, or the metal in another oxidation state. */
function ionReason(own: Compared, other: Compared): Reason {
  const metals = common(own, other, 'metal');
  const cations = common(own, other, 'cation');
  const anions = common(own, other, 'anion');
  const [metal] = metals;
  if (metal !== undefined && cations.length === 0 && anions.length > 0) {
    return { reason: 'oxidation-state', shared: metalName(metal) ?? '' };
  }
  if (cations.length > 0) return { reason: 'cation', shared: firstName(cations, cationName) };
  if (anions.length === 0) return { reason: 'metal', shared: firstName(metals, metalName) };
  const [isAcid, wasAcid] = [other, own].map((one) => valuesOf(one, 'cation').length === 0);
  if (isAcid && !wasAcid) return { reason: 'parent', shared: 'acid' };
  if (wasAcid && !isAcid) return { reason: 'salt', shared: saltName(ionsOf(other)) };
  return { reason: 'anion', shared: firstName(anions, anionName) };
}

function groupReason(own: Compared, other: Compared): Reason {
  const shared = functionalGroups.filter((group) =>
    [own, other].every(({ traits }) => traits.includes(`group ${group}`)),
  );
  const [first] = shared;
  if (first === undefined) return { reason: 'structure', shared: '' };
  const isAll = [own, other].every((one) => valuesOf(one, 'group').length === shared.length);
  return isAll && shared.length > 1
    ? { reason: 'groups', shared: shared.join(', ') }
    : { reason: 'group', shared: first };
}

/** The ions apart from metals; of acids alone, none. */
function ionsOf({ traits }: Pick<Compared, 'traits'>): string[] {
  return traits
    .filter((trait) => trait.startsWith('cation ') || trait.startsWith('anion '))
    .toReversed();
}

function valuesOf({ traits }: Pick<Compared, 'traits'>, kind: string): string[] {
  return traits.filter((trait) => trait.startsWith(`${kind} `)).map(valueOf);
}

function valueOf(trait: string): string {
  return trait.slice(trait.indexOf(' ') + 1);
}

function common(own: Compared, other: Compared, kind: string): string[] {
  const others = new Set(valuesOf(other, kind));
  return valuesOf(own, kind).filter((value) => others.has(value));
}

function firstName(values: readonly string[], nameOf: (value: string) => string | undefined) {
  return values.map(nameOf).find((name) => name !== undefined) ?? '';
}

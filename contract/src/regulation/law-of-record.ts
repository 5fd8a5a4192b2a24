import { z } from 'zod';
import type { FieldSource } from './classification';
import { classText } from './classification-text';
import { entriesOf, entriesOnDay, isDeletion, type RegistryNumbers } from './entries-on-day';
import type { HarmonisedEntry } from './harmonised-entry';
import { regulatoryTitles } from './regulatory-import';

/** The source of a value that was taken from Annex VI. */
export const annexTitle = regulatoryTitles['annex-vi'];

/** What an entry of Annex VI becomes on a later day. */
export const UpcomingClassification = z.object({
  indexNumber: z.string(),
  /** The day from which it applies. */
  appliesFrom: z.iso.date(),
  /** The adaptations that it is from: `CLP00/ATP23`. */
  atp: z.string(),
  /** `STOT RE 1 = H372 (nervous system)`: classes that the version in force does not have. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Whether it names a hazard that the version in force does not name. */
  isGraver: z.boolean(),
});
export type UpcomingClassification = z.infer<typeof UpcomingClassification>;

type Sourced = RegistryNumbers & { readonly fieldSources: readonly FieldSource[] };

/** Whether hazards of a chemical, or the statement that there are no harmonised ones, are from Annex VI. */
export function takesFromAnnex({ fieldSources }: Pick<Sourced, 'fieldSources'>): boolean {
  return fieldSources.some(({ source }) => source === annexTitle);
}

/** The entry that applies to a chemical on a day, and its next version. */
export interface HarmonisedPair {
  readonly inForce: HarmonisedEntry | undefined;
  readonly later: HarmonisedEntry | undefined;
}

/**
 * The entry from which a chemical's hazards were taken, as it applies on a day, and its next version. For a chemical that
 * had no entry: the only one that it has now.
 */
export function harmonisedOf(
  chemical: Sourced,
  { versions, day }: { readonly versions: readonly HarmonisedEntry[]; readonly day: string },
): HarmonisedPair {
  const source = chemical.fieldSources.find((one) => one.source === annexTitle);
  if (!source) return { inForce: undefined, later: undefined };
  const isOwn = (entry: HarmonisedEntry) =>
    source.reference === null
      ? entriesOf([entry], chemical).length > 0
      : entry.indexNumber === source.reference;
  const current = entriesOnDay(versions, day).filter(isOwn);
  const [later] = versions
    .filter((one) => one.appliesFrom > day && isOwn(one))
    .toSorted((one, other) => (one.appliesFrom < other.appliesFrom ? -1 : 1));
  return { inForce: current.length === 1 ? current[0] : undefined, later };
}

/** What the next version of an entry changes; null where there is none, or its classes are the same. */
export function upcomingOf({ inForce, later }: HarmonisedPair): UpcomingClassification | null {
  if (!later) return null;
  const [before, after] = [inForce?.classifications ?? [], later.classifications];
  const [known, coming] = [new Set(before.map(classText)), new Set(after.map(classText))];
  const added = [...coming].filter((one) => !known.has(one));
  const removed = [...known].filter((one) => !coming.has(one));
  if (added.length + removed.length === 0) return null;
  const { indexNumber, appliesFrom, atp } = later;
  const statements = new Set(inForce?.statements);
  const isGraver = !isDeletion(later) && later.statements.some((code) => !statements.has(code));
  return { indexNumber, appliesFrom, atp, added, removed, isGraver };
}

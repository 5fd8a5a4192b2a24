import type { HarmonisedEntry } from './harmonised-entry';

/** What a chemical is looked up by. */
export interface RegistryNumbers {
  readonly casNumber: string | null;
  readonly ecNumber: string | null;
}

/**
 * The versions that apply on a day, one of each index number. An entry that was deleted by then has none.
 *
 * @param day - ISO 8601, without the time
 */
export function entriesOnDay(versions: readonly HarmonisedEntry[], day: string): HarmonisedEntry[] {
  const found = new Map<string, HarmonisedEntry>();
  for (const version of versions) {
    const known = found.get(version.indexNumber);
    const isLater = known === undefined || known.appliesFrom < version.appliesFrom;
    if (version.appliesFrom <= day && isLater) found.set(version.indexNumber, version);
  }
  return [...found.values()].filter((version) => !isDeletion(version));
}

/** A version without classes and limits is the end of its entry. */
export function isDeletion({
  classifications,
  statements,
  needsTesting,
  unread,
}: HarmonisedEntry): boolean {
  return classifications.length + statements.length + unread.length === 0 && !needsTesting;
}

/**
 * Those of some entries that are of a substance: by its CAS number, and by its EC number where an entry has no CAS number, as
 * that of hydrochloric acid beside that of the gas. For a substance without a CAS number the EC number is enough.
 */
export function entriesOf(
  entries: readonly HarmonisedEntry[],
  { casNumber, ecNumber }: RegistryNumbers,
): HarmonisedEntry[] {
  return entries.filter(
    ({ casNumbers, ecNumbers }) =>
      (casNumber !== null && casNumbers.includes(casNumber)) ||
      (ecNumber !== null &&
        ecNumbers.includes(ecNumber) &&
        (casNumber === null || casNumbers.length === 0)),
  );
}

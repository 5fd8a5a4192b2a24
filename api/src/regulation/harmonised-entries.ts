import { entryOfRow, type HarmonisedEntry } from 'contract/regulation';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';

/** What a chemical is looked up by. */
export interface RegistryNumbers {
  readonly casNumber: string | null;
  readonly ecNumber: string | null;
}

/** The entries of Annex VI that have one of these numbers, in its order. */
export async function harmonisedEntries(
  database: Database | Work,
  numbers: readonly RegistryNumbers[],
): Promise<HarmonisedEntry[]> {
  const cas = numbers.flatMap(({ casNumber }) => casNumber ?? []);
  const ec = numbers.flatMap(({ ecNumber }) => ecNumber ?? []);
  if (cas.length + ec.length === 0) return [];
  const { rows } = await sql<{ cells: string }>`
    select cells from harmonised_entry
    where cas_numbers && ${cas}::text[] or ec_numbers && ${ec}::text[]
    order by index_number`.execute(database);
  return rows.map(({ cells }) => entryOfRow(cells));
}

/** Those of the entries that are of a substance: by its CAS number, or else by its EC number. */
export function entriesOf(
  entries: readonly HarmonisedEntry[],
  { casNumber, ecNumber }: RegistryNumbers,
): HarmonisedEntry[] {
  const byCas = entries.filter(
    ({ casNumbers }) => casNumber !== null && casNumbers.includes(casNumber),
  );
  if (byCas.length > 0) return byCas;
  return entries.filter(
    ({ ecNumbers, casNumbers }) =>
      ecNumber !== null &&
      ecNumbers.includes(ecNumber) &&
      (casNumber === null || casNumbers.length === 0),
  );
}

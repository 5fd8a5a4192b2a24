import {
  annexTitle,
  entryOfRow,
  type FieldSource,
  type HarmonisedEntry,
  type RegistryNumbers,
} from 'contract/regulation';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';

interface Sought extends RegistryNumbers {
  readonly fieldSources?: readonly FieldSource[] | null;
}

/**
 * All versions of the entries of Annex VI in which one of these numbers ever stood, or from which values were taken, in its
 * order, the oldest first.
 */
export async function harmonisedVersions(
  database: Database | Work,
  numbers: readonly Sought[],
): Promise<HarmonisedEntry[]> {
  const cas = numbers.flatMap(({ casNumber }) => casNumber ?? []);
  const ec = numbers.flatMap(({ ecNumber }) => ecNumber ?? []);
  const indexes = numbers.flatMap(({ fieldSources }) =>
    (fieldSources ?? []).flatMap(({ source, reference }) =>
      source === annexTitle && reference !== null ? [reference] : [],
    ),
  );
  if (cas.length + ec.length + indexes.length === 0) return [];
  const { rows } = await sql<{ cells: string }>`
    select cells from harmonised_entry
    where index_number in (select index_number from harmonised_entry
      where cas_numbers && ${cas}::text[] or ec_numbers && ${ec}::text[]
        or index_number = any(${indexes}::text[]))
    order by index_number, applies_from`.execute(database);
  return rows.map(({ cells }) => entryOfRow(cells));
}

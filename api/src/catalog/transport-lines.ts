import { lineOfRow, type TransportLine } from 'contract/regulation';
import type { Database, Work } from '../db/database';

/** The lines of Table A of some UN numbers, in its order, in one query; none without a number. */
export async function transportLines(
  database: Database | Work,
  unNumbers: readonly (string | null)[],
): Promise<Map<string, TransportLine[]>> {
  const wanted = [...new Set(unNumbers.filter((number) => number !== null))];
  const found = new Map<string, TransportLine[]>();
  if (wanted.length === 0) return found;
  const rows = await database
    .selectFrom('transportLine')
    .select(['unNumber', 'cells'])
    .where('unNumber', 'in', wanted)
    .orderBy('place')
    .execute();
  for (const { unNumber, cells } of rows) {
    found.set(unNumber, [...(found.get(unNumber) ?? []), lineOfRow(cells)]);
  }
  return found;
}

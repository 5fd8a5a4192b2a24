import type { TransportLine } from 'contract/regulation';
import type { Database, Work } from '../../db/database';
import { transportLines } from '../transport-lines';

/** The lines of ADR of each chemical's UN number, in order; one query for all, none where no chemical has a number. */
export async function linesOf(
  database: Database | Work,
  records: readonly { readonly unNumber?: unknown }[],
): Promise<(readonly TransportLine[] | undefined)[]> {
  const numbers = records.map(({ unNumber }) => (typeof unNumber === 'string' ? unNumber : null));
  const lines = await transportLines(database, numbers);
  return numbers.map((number) => (number === null ? undefined : lines.get(number)));
}

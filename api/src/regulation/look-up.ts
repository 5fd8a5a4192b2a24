import type { RegulatoryFindings } from 'contract/regulation';
import type { Database } from '../db/database';
import { entriesOf, harmonisedEntries } from './harmonised-entries';
import { readEditions } from './read-editions';
import { transportLines } from '../catalog/transport-lines';

interface LookedUp {
  readonly casNumber?: string | undefined;
  readonly ecNumber?: string | undefined;
  readonly unNumber?: string | undefined;
}

/** The most entries of an answer; no number has that many. */
const maxEntries = 50;

/** What the regulatory tables say about some numbers. */
export async function lookUp(
  database: Database,
  { casNumber = '', ecNumber = '', unNumber = '' }: LookedUp,
): Promise<RegulatoryFindings> {
  const numbers = { casNumber: casNumber || null, ecNumber: ecNumber || null };
  const [editions, entries, lines] = await Promise.all([
    readEditions(database),
    harmonisedEntries(database, [numbers]),
    transportLines(database, [unNumber || null]),
  ]);
  const editionOf = (wanted: string) => editions.find(({ kind }) => kind === wanted) ?? null;
  return {
    annexVi: {
      edition: editionOf('annex-vi'),
      entries: entriesOf(entries, numbers).slice(0, maxEntries),
    },
    adr: { edition: editionOf('adr'), lines: (lines.get(unNumber) ?? []).slice(0, maxEntries) },
  };
}

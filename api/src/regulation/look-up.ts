import { utcDay } from 'contract';
import { entriesOf, entriesOnDay, type RegulatoryFindings } from 'contract/regulation';
import type { Database } from '../db/database';
import { harmonisedVersions } from '../catalog/harmonised-versions';
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
  const [editions, versions, lines] = await Promise.all([
    readEditions(database),
    harmonisedVersions(database, [numbers]),
    transportLines(database, [unNumber || null]),
  ]);
  const day = utcDay();
  const later = versions.filter(({ appliesFrom }) => appliesFrom > day);
  const editionOf = (wanted: string) => editions.find(({ kind }) => kind === wanted) ?? null;
  return {
    annexVi: {
      edition: editionOf('annex-vi'),
      entries: entriesOf(entriesOnDay(versions, day), numbers).slice(0, maxEntries),
      later: entriesOf(later, numbers).slice(0, maxEntries),
    },
    adr: { edition: editionOf('adr'), lines: (lines.get(unNumber) ?? []).slice(0, maxEntries) },
  };
}

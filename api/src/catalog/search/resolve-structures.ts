import type { LineChemical, LineVerdict } from 'contract/catalog';
import { sql } from 'kysely';
import { visitor } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { namedCandidates } from './candidates';
import { looksLikeStructure, structureReadings } from './structure-reading';
import type { Wanted } from './read-text';

/** Each takes some milliseconds of a worker thread. */
const maxStructures = 20;
const maxSimilar = 3;

/** The verdicts on the lines that are structures, of at most twenty; undefined for the others. */
export async function resolveStructures(
  database: Database,
  lines: readonly string[],
): Promise<(LineVerdict | undefined)[]> {
  const chosen = new Set(lines.filter(looksLikeStructure).slice(0, maxStructures));
  const known = new Map<string, LineVerdict | undefined>();
  for (const line of chosen) known.set(line, await resolveStructure(database, line));
  return lines.map((line) => known.get(line));
}

async function resolveStructure(
  database: Database,
  line: string,
): Promise<LineVerdict | undefined> {
  for (const { wanted } of await structureReadings(database, line, visitor)) {
    const [chemical, ...others] = await chemicalsFor(database, wanted);
    if (!chemical) continue;
    const { difference } = wanted;
    if (difference === undefined && others.length === 0) return { kind: 'found', chemical };
    return {
      kind: 'similar',
      chemicals: [chemical, ...others],
      ...(difference !== undefined && { difference }),
    };
  }
  return undefined;
}

async function chemicalsFor(database: Database, wanted: Wanted): Promise<LineChemical[]> {
  const candidates = namedCandidates(wanted, { publishedOnly: true });
  if (!candidates) return [];
  const { rows } = await sql<LineChemical>`
    select record._id, record.name, record.slug, record.cas_number, record.formula
    from (${candidates}) as candidate
    join chemical as record on record._id = candidate.chemical_id and ${seenBy(chemicalTable, visitor)}
    order by candidate.rank, record._id limit ${maxSimilar}`.execute(database);
  return rows;
}

import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** The molfiles of chemicals with a structure, by chemical. */
export async function storedMolfiles(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ chemicalId: string; molfile: string }>`
    select chemical_id, molfile from chemical_structure
    where chemical_id in (${sql.join(ids)})`.execute(database);
  return new Map(rows.map(({ chemicalId, molfile }) => [chemicalId, molfile]));
}

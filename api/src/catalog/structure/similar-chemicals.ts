import { maxNearChemicals } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { recordsWhere } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { visitor } from '../../kernel/viewer';
import { findCandidates } from './similar-candidates';
import { inOrder } from './ion-order';
import { reasonFor } from './similarity-reason';

/**
 * Chemicals with the same skeleton, smallest first; then of inorganic ones those that share an ion, of organic ones those
 * with similar fragments or the same functional groups. Each has the reason why.
 */
export async function similarChemicals(database: Database, id: string): Promise<FieldValues[]> {
  const { own, found } = await findCandidates(database, id);
  if (!own) return [];
  const reasons = found.map(({ similarity, ...other }) => ({
    chemicalId: other.chemicalId,
    isSameSkeleton: other.isSameSkeleton,
    similarity,
    ...reasonFor(own, other),
  }));
  const near = inOrder(reasons).slice(0, maxNearChemicals);
  if (near.length === 0) return [];
  const ids = near.map(({ chemicalId }) => chemicalId);
  const among = sql<boolean>`record._id in (${sql.join(ids)})`;
  const shown = { viewer: visitor, limit: ids.length };
  const rows = await recordsWhere(database, chemicalTable, among, shown);
  const chemicals = new Map(rows.map((row) => [row['_id'], row]));
  return near.flatMap(({ chemicalId, ...relation }) => {
    const chemical = chemicals.get(chemicalId);
    return chemical ? [{ chemical, ...relation }] : [];
  });
}

import type { Dashboard } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { type Period, within } from './period';

const maxChemicals = 10;

/** The chemicals requested by most inquiries of the period. */
export async function topChemicals(
  database: Database,
  period: Period,
): Promise<Dashboard['topChemicals']> {
  const { rows } = await sql<Dashboard['topChemicals'][number]>`
    select chemical._id, chemical.name, chemical.cas_number, inquired.count from (
      select chemical_id, count(*) as count from asked_chemical
      where ${within(sql`asked_at`, period)}
      group by chemical_id order by 2 desc, 1 limit ${maxChemicals}
    ) as inquired join chemical on chemical._id = inquired.chemical_id
    order by inquired.count desc, chemical.sort_key`.execute(database);
  return rows;
}

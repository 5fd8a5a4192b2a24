import type { NamedChemical } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { inOrder, isCurrent, isListed } from './sync-chemical-documents';

type Sheets = Pick<NamedChemical, 'sheets' | 'hasLots'>;

/** The documents on a chemical's page. */
export async function readSheets(database: Database, chemicalId: unknown): Promise<Sheets> {
  const { rows } = await sql<Sheets>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('_id', _id, 'kind', kind, 'title', title,
          'language', language, 'revision', revision, 'issuedOn', issued_on, 'access', access,
          'format', split_part(file, '.', 2)) order by ${inOrder}), '[]')
        from document where chemical_id = ${chemicalId} and ${isListed}) as sheets,
      exists (select from document where chemical_id = ${chemicalId} and lot_number is not null
        and ${isCurrent}) as has_lots`.execute(database);
  return rows[0] ?? { sheets: [], hasLots: false };
}

import type { TradedChemical } from 'contract/partner';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { living } from '../repository/columns';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { namedCandidates, wordedCandidates } from '../catalog/search/candidates';
import { readText } from '../catalog/search/read-text';

const maxChemicals = 12;

/** The chemicals that match a text, best first, with the number of partners for each: one statement. */
export async function findTraded(database: Database, text: string): Promise<TradedChemical[]> {
  const wanted = readText(text);
  const everyone = { publishedOnly: false };
  const sources = [namedCandidates(wanted, everyone), wordedCandidates(wanted, everyone)];
  const candidates = sources.filter((source) => source !== undefined);
  if (candidates.length === 0) return [];
  const { rows } = await sql<TradedChemical>`
    select best.*,
      (select count(*) from supplier_chemical as link
        join supplier as partner on partner._id = link.partner_id and partner.deleted_at is null
        where link.chemical_id = best._id) as supplier_count,
      (select count(*) from customer_chemical as link
        join customer as partner on partner._id = link.partner_id and partner.deleted_at is null
        where link.chemical_id = best._id) as customer_count
    from (
      select record._id, record.name, record.slug, record.cas_number, record.formula,
        record.status, candidate.rank
      from (
        select chemical_id, min(rank) as rank from (${sql.join(candidates, sql` union all `)}) as every
        group by chemical_id order by 2, 1
      ) as candidate
      join chemical as record on record._id = candidate.chemical_id and ${living(chemicalTable)}
      order by candidate.rank, candidate.chemical_id limit ${maxChemicals}
    ) as best
    order by best.rank, best._id`.execute(database);
  return rows;
}

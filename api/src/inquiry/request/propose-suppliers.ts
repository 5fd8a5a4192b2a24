import type { ProposedSupplier } from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { RequestRecord } from './prepare-requests';

interface Proposed extends Omit<ProposedSupplier, 'lastPrice'> {
  readonly unitPrice: string | null;
  readonly currency: string;
  readonly unit: string;
  readonly chemicalName: string;
  readonly validFrom: string;
}

const maxProposals = 100;

/** The active suppliers of the chemicals of a request, those of most lines first, each with its newest price. */
export async function proposeSuppliers(
  work: Work,
  { lines }: RequestRecord,
): Promise<ProposedSupplier[]> {
  const wanted = lines.flatMap(({ chemicalId }) => chemicalId ?? []);
  if (wanted.length === 0) return [];
  const { rows } = await sql<Proposed>`
    with wanted as (
      select id::uuid as chemical_id, count(*) as line_count
      from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) as line (id) group by id)
    select supplier._id as supplier_id, supplier.company_name, supplier.emails ->> 0 as email,
      sum(wanted.line_count)::integer as line_count, last.*
    from wanted
    join supplier_chemical as link on link.chemical_id = wanted.chemical_id
    join supplier on supplier._id = link.partner_id and supplier.deleted_at is null and supplier.active
    left join lateral (
      select price.unit_price, price.currency, unit.symbol as unit, chemical.name as chemical_name,
        price.valid_from
      from supplier_price as price
      join unit on unit._id = price.unit_id
      join chemical on chemical._id = price.chemical_id
      where price.supplier_id = supplier._id and price.deleted_at is null
        and price.chemical_id in (select chemical_id from wanted)
      order by price.valid_from desc, price._id desc limit 1) as last on true
    group by supplier._id, last.unit_price, last.currency, last.unit, last.chemical_name,
      last.valid_from
    order by line_count desc, supplier.company_name, supplier._id
    limit ${maxProposals}`.execute(work);
  return rows.map(({ unitPrice, currency, unit, chemicalName, validFrom, ...supplier }) => ({
    ...supplier,
    supplierId: suppliers.id.parse(supplier.supplierId),
    lastPrice: unitPrice === null ? null : { chemicalName, unitPrice, currency, unit, validFrom },
  }));
}

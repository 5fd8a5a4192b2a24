import { sql } from 'kysely';
import { partnerSearch } from './partner-search';
import type { ResourceTable } from '../repository/resource-table';

type Links = NonNullable<ResourceTable['chemicalLinks']>;

/** The table definition shared by suppliers and customers. */
export function partnerTable<const L extends Links>(links: L) {
  const linked = sql.table(links);
  return {
    chemicalLinks: links,
    columns: {
      // Reading the trash once is cheaper than a join that looks up every linked chemical.
      chemicalCount: sql`(
        select count(*) from ${linked} as link
        where link.partner_id = record._id
          and link.chemical_id not in (select _id from chemical where deleted_at is not null))`,
    },
    list: {
      filters: {
        country: (code) => sql<boolean>`record.address ->> 'country' = ${code}`,
        letter: (letter) => sql<boolean>`record.index_letter = ${letter}`,
        certification: (name) =>
          sql<boolean>`record.certifications @> ${JSON.stringify([name])}::jsonb`,
        chemicalId: (id) => sql<boolean>`record._id in (
        select partner_id from ${linked} as link
        join chemical on chemical._id = link.chemical_id and chemical.deleted_at is null
        where link.chemical_id = ${id})`,
      },
      search: partnerSearch,
      groups: { country: { value: sql`record.address ->> 'country'` } },
      sorts: { companyName: sql`record.sort_key` },
    },
  } satisfies Partial<ResourceTable>;
}

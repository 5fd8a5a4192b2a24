import { sql } from 'kysely';
import { z } from 'zod';
import type { MergeRules } from '../jobs/merge-rules';
import { linkManyWithin } from './chemical-links';

/** The kept partner gets the links of the other, which stay with it in the trash. */
export function linksOf(
  table: 'customerChemical' | 'supplierChemical',
): NonNullable<MergeRules['links']> {
  const links = sql.table(table);
  return {
    async follow(work, context, { ids: { kept, other } }) {
      const { rows } = await sql<{ chemicalId: string }>`
        select link.chemical_id from ${links} as link
        join chemical on chemical._id = link.chemical_id and chemical.deleted_at is null
        where link.partner_id = ${other}`.execute(work);
      if (rows.length === 0) return [];
      const chemicalIds = rows.map(({ chemicalId }) => chemicalId);
      const mapping = { partnerId: kept, chemicalIds, field: 'otherId' };
      const [linked] = await linkManyWithin(work, context, [mapping]);
      return linked?.added ?? [];
    },
    async undo(work, { kept }, followed) {
      const linked = z.array(z.uuid()).parse(followed);
      await sql`
        delete from ${links}
        where partner_id = ${kept} and chemical_id = any(${linked})`.execute(work);
    },
  };
}

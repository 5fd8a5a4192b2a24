import { addressesInPart, type ChemicalAddress } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { visitor } from '../../kernel/viewer';
import { tallied } from '../../repository/tally';
import { chemicalTable } from './chemical.table';

/** One part of the published chemicals' addresses, oldest first, so that a new one changes the last part only. */
export async function readAddresses(database: Database, part: number) {
  const { rows } = await sql<{ total: number; slug: string | null; updatedAt: string | null }>`
    select every.total, slice.slug, slice.updated_at
    from (select coalesce(${tallied(chemicalTable.list.tally, visitor)}, 0) as total) as every
    left join (
      select _id, slug, updated_at from chemical where ${isPublished}
      order by _id limit ${addressesInPart} offset ${(part - 1) * addressesInPart}
    ) as slice on true
    order by slice._id`.execute(database);
  const data = rows.flatMap(({ slug, updatedAt }): ChemicalAddress[] =>
    slug === null || updatedAt === null ? [] : [{ slug, updatedAt }],
  );
  return { data, parts: Math.ceil((rows[0]?.total ?? 0) / addressesInPart) };
}

const isPublished = sql`status = 'published' and deleted_at is null`;

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { FieldValues } from '../../../repository/field-values';
import { searchedFields } from '../search-rows';

/** The rows of `chemical` that match, by id, with what is indexed of them. */
export async function readChemicals(
  database: Database,
  condition: RawBuilder<boolean>,
  most: number,
): Promise<FieldValues[]> {
  return database
    .selectFrom('chemical')
    .select(['_id', 'status', 'version', 'deletedAt', ...searchedFields])
    .where(condition)
    .orderBy(sql`_id`)
    .limit(most)
    .execute();
}

import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { later } from '../../db/later';

/** Deletes the words that are now a name or number of one of these chemicals that visitors see. */
export async function forgetFound(work: Work, chemicalIds: readonly string[]): Promise<void> {
  if (chemicalIds.length === 0) return;
  await later(sql`
    delete from missed_search where normal in (
      select normal from chemical_name where is_published
        and chemical_id in (select value::uuid
          from jsonb_array_elements_text(${JSON.stringify(chemicalIds)}::jsonb) as item (value)))`).execute(
    work,
  );
}

import { sql } from 'kysely';
import type { Database } from '../db/database';
import { siteScope } from '../repository/slugs';

/** Whether `/{slug}` is or was the address of a chemical or a category. */
export async function isAddressTaken(database: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from slug where scope = ${siteScope} and slug = ${slug} limit 1`.execute(database);
  return rows.length > 0;
}

import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Services } from '../kernel/services';
import type { Database } from '../db/database';
import { fieldTags } from '../repository/changes';
import { siteScope } from '../repository/slugs';

/** Whether `/{slug}` is or was the address of a chemical or a category. */
export async function isAddressTaken(database: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from slug where scope = ${siteScope} and slug = ${slug} limit 1`.execute(database);
  return rows.length > 0;
}

const max = 5_000;
/** Milliseconds, should the process miss a change. */
const ttl = 30_000;

/** The same, remembered until an address changes in any process. */
export function addressLookup({
  database,
  responseCache,
}: Pick<Services, 'database' | 'responseCache'>): (slug: string) => Promise<boolean> {
  const known = new LRUCache<string, Promise<boolean>>({ max, ttl });
  const tags = ['category', ...fieldTags('chemical', ['slug'])] as const;
  responseCache.watch(tags, () => known.clear());
  return async (slug) => {
    if (!(await responseCache.listens())) return isAddressTaken(database, slug);
    const found = known.get(slug) ?? isAddressTaken(database, slug);
    known.set(slug, found);
    found.catch(() => known.delete(slug));
    return found;
  };
}

import { sql } from 'kysely';
import { visitor } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { findChemicals } from '../search/find-chemicals';
import { postgresSearch } from '../search/word-search';

/** Maximum number of stored words: the most searched for stay. */
const maxRows = 20_000;
/** Words that are searched for again in one round, the most searched for first. */
const searchedAgain = 200;

/** Deletes words that were last searched for a year ago, those beyond the maximum, and those that are found now. */
export async function purgeMissedSearches(database: Database): Promise<void> {
  await sql`delete from missed_search where last_on < current_date - interval '12 months'`.execute(
    database,
  );
  await sql`
    delete from missed_search where _id in (
      select _id from missed_search order by count desc, last_on desc, _id offset ${maxRows})`.execute(
    database,
  );
  const { rows } = await sql<{ _id: string; words: string }>`
    select _id, words from missed_search where state = 'open'
    order by count desc, _id limit ${searchedAgain}`.execute(database);
  const source = { database, wordSearch: postgresSearch };
  for (const { _id, words } of rows) {
    const { total } = await findChemicals(source, { q: words, page: 1, pageSize: 1 }, visitor);
    if (total > 0) await sql`delete from missed_search where _id = ${_id}`.execute(database);
  }
}

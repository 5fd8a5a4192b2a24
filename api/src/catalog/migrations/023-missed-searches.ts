import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Words that visitors searched for without a result. `normal` is the normal form by which they are the same words. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table missed_search (
      ${recordColumns},
      normal text collate "C" not null,
      words text not null,
      count integer not null,
      first_on date not null,
      last_on date not null,
      state text collate "C" not null
    );
    create unique index missed_search__normal__unique on missed_search (normal);
    create index missed_search__count on missed_search (count desc, _id);
    create index missed_search__first_on on missed_search (first_on);
    create index missed_search__last_on on missed_search (last_on);
  `.execute(database);
}

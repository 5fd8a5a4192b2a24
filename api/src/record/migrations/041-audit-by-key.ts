import { sql, type Kysely } from 'kysely';

/** The search of the audit finds what a key did by the key's name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit__api_key on audit (api_key_id, at, _id)
      where api_key_id is not null`.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** What visitors find chemicals by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index chemical__inchi_key on chemical (inchi_key) where deleted_at is null`.execute(
    database,
  );
}

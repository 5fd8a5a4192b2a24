import { sql, type Kysely } from 'kysely';

/** Where a partner went that was merged into another, for addresses that name it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table merged_record (
      record_id uuid primary key,
      resource text collate "C" not null,
      kept_id uuid not null,
      job_id uuid not null,
      created_at timestamptz(3) not null
    )`.execute(database);
}

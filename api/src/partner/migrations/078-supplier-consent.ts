import { type Kysely, sql } from 'kysely';

/** Suppliers consent to marketing mail as customers do; none has yet. A process of the former release leaves the column out. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table supplier
      add column marketing_consent boolean not null default false,
      add column marketing_consent_at timestamptz(3)`.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Who accounts are at identity providers: one identity of each provider. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_identity (
      issuer text collate "C" not null,
      subject text collate "C" not null,
      admin_id uuid not null references admin,
      created_at timestamptz(3) not null,
      primary key (issuer, subject),
      unique (admin_id, issuer)
    );
  `.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Who has a record open; each row ends by itself, so that none needs to be kept over a crash. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table presence (
      resource text collate "C" not null,
      record_id uuid not null,
      admin_id uuid not null references admin on delete cascade,
      is_editing boolean not null,
      ends_at timestamptz(3) not null,
      primary key (resource, record_id, admin_id)
    )`.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** API keys of other programs; history names the key that wrote. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_key (
      _id uuid primary key,
      name text not null,
      prefix text collate "C" not null unique,
      hash text collate "C" not null,
      levels jsonb not null,
      created_at timestamptz(3) not null,
      created_by uuid not null references admin,
      last_used_at timestamptz(3),
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    );
    create index api_key__created on api_key (created_at);

    alter table audit add column api_key_id uuid references api_key;
  `.execute(database);
}

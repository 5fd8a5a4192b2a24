import { sql, type Kysely } from 'kysely';

/** An earlier version cannot store a release token: it knows neither its last day nor its rights. */
export const breaks = true;

/** Versions that were revoked, tokens that end, the keys that archives are signed with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- publisher: the admin who published it, or who made the token that did.
    -- file_hashes: each file of the archive to its hash; null for a release from before.
    alter table release
      add column publisher uuid references admin,
      add column file_hashes jsonb,
      add column signature text,
      add column signing_key uuid,
      add column revoked_at timestamptz(3),
      add column revoked_by uuid references admin,
      add column revoked_reason text;
    create index release__revoked on release (revoked_at desc) where revoked_at is not null;
    update release set publisher = coalesce(published_by, (
      select created_by from release_token as token
      where token.remote = release.remote and token.label = release.published_by_label
      order by token.created_at desc limit 1));

    -- A token from before goes on activating, and ends as a new one would.
    alter table release_token
      add column expires_at timestamptz(3) not null default now() + interval '90 days',
      add column may_activate boolean not null default true,
      add column end_announced_at timestamptz(3);
    alter table release_token
      alter column expires_at drop default,
      alter column may_activate drop default;

    create table signing_key (
      _id uuid primary key,
      remote text not null,
      label text not null,
      public_key text not null,
      created_at timestamptz(3) not null,
      created_by uuid references admin,
      removed_at timestamptz(3),
      constraint signing_key__once unique (remote, public_key)
    );
    alter table release add constraint release__signing_key
      foreign key (signing_key) references signing_key;
  `.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Published builds, what became of them, who may publish, and what shells tell of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A build from before has no archive until it is published again from the folder that it was built in.
    alter table release
      add column mount text not null default 'routes',
      add column archive text,
      add column published_by_label text;
    create index release__latest on release (remote, published_at desc, _id desc);

    -- former_versions: what a rollback goes back to, the next one last.
    alter table remote
      add column rollout jsonb,
      add column former_versions jsonb not null default '[]';
    update remote set former_versions = jsonb_build_array(last_known_good)
      where last_known_good is not null;

    create table release_token (
      _id uuid primary key,
      hash text not null constraint release_token__hash__unique unique,
      remote text not null,
      label text not null,
      created_at timestamptz(3) not null default now(),
      created_by uuid references admin,
      last_used_at timestamptz(3),
      revoked_at timestamptz(3)
    );

    create table release_activation (
      _id uuid primary key,
      remote text not null,
      version text not null,
      from_version text,
      how text not null,
      percent numeric,
      at timestamptz(3) not null default now(),
      admin_id uuid references admin,
      label text
    );
    create index release_activation__latest on release_activation (remote, version, at desc);
    insert into release_activation (_id, remote, version, how, at)
      select gen_random_uuid(), _id, active_version, 'activate', updated_at from remote
      where active_version is not null;

    create table release_report (
      _id uuid primary key,
      session_id uuid not null,
      remote text not null,
      version text not null,
      kind text not null,
      commit text not null,
      message text not null,
      stack text not null,
      path text not null,
      count integer not null default 1,
      at timestamptz(3) not null default now(),
      admin_id uuid references admin,
      constraint release_report__once unique (session_id, remote, version, kind)
    );
    create index release_report__latest on release_report (remote, at desc, _id desc);
    create index release_report__admin on release_report (admin_id, at);
    create index release_report__at on release_report (at);

    create table release_session (
      remote text not null,
      version text not null,
      session_id uuid not null,
      day date not null,
      at timestamptz(3) not null default now(),
      admin_id uuid references admin,
      primary key (remote, version, day, session_id)
    );
    create index release_session__admin on release_session (admin_id, at);
    create index release_session__at on release_session (at);
  `.execute(database);
}

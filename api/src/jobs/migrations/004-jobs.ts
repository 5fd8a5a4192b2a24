import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Jobs and what they could not write, saved views, documents that were replaced, findings of a chemical. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      _id uuid primary key,
      kind text not null,
      resource text not null,
      label text not null,
      payload jsonb not null,
      state text not null,
      cursor jsonb,
      done integer not null default 0,
      total integer,
      changed integer not null default 0,
      refused integer not null default 0,
      problem text,
      attempts integer not null default 0,
      lease integer not null default 0,
      due_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      started_at timestamptz(3),
      ended_at timestamptz(3),
      admin_id uuid references admin,
      undo_of uuid references job
    );
    create index job__due on job (due_at) where state in ('queued', 'running');
    create index job__recent on job (created_at desc);
    create index job__undo on job (undo_of) where undo_of is not null;

    create table job_refusal (
      _id uuid primary key,
      job_id uuid not null references job on delete cascade,
      record_id uuid,
      title text not null,
      reason text not null
    );
    create index job_refusal__job on job_refusal (job_id, _id);

    alter table audit add column job_id uuid references job on delete set null;
    create index audit__job on audit (job_id, _id) where job_id is not null;

    create table saved_view (
      ${recordColumns},
      name text not null,
      resource text not null,
      query text not null,
      columns jsonb not null,
      is_shared boolean not null,
      owner_id uuid not null references admin
    );
    create index saved_view__resource on saved_view (resource, lower(name)) where deleted_at is null;

    create table former_document (
      _id uuid primary key,
      chemical_id uuid not null references chemical on delete cascade,
      kind text not null,
      title text not null,
      language text not null,
      file text not null,
      until timestamptz(3) not null,
      admin_id uuid references admin
    );
    create index former_document__chemical on former_document (chemical_id, until desc);

    create index chemical__trash on chemical (deleted_at desc) where deleted_at is not null;
    alter table chemical add column findings jsonb not null default '[]';
  `.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Files on their way into a resource, and their rows as the dry run judged them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table import (
      _id uuid primary key,
      resource text not null,
      file text not null references file (name),
      file_name text not null,
      format text not null,
      state text not null,
      columns jsonb not null,
      mapping jsonb not null,
      rows integer not null,
      counts jsonb,
      job_id uuid references job on delete set null,
      created_at timestamptz(3) not null,
      admin_id uuid references admin
    );
    create index import__recent on import (resource, created_at desc);

    create table import_row (
      import_id uuid not null references import on delete cascade,
      number integer not null,
      verdict text not null,
      title text not null,
      record_id uuid,
      input jsonb not null,
      changes jsonb not null,
      errors jsonb not null,
      is_written boolean not null,
      primary key (import_id, number)
    );
    create index import_row__verdict on import_row (import_id, verdict, number);
  `.execute(database);
}

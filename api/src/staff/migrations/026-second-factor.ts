import { sql, type Kysely } from 'kysely';

/** Second factors: the secret of an authenticator app, encrypted, and the hashes of recovery codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      admin_id uuid primary key references admin,
      secret_box text not null,
      created_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      last_step integer not null default 0
    );

    create table recovery_code (
      code_hash text collate "C" primary key,
      admin_id uuid not null references admin,
      used_at timestamptz(3)
    );
    create index recovery_code__admin on recovery_code (admin_id);
  `.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Passkeys, and the challenges that authenticators sign; processes hear of accounts that get or lose a passkey. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      _id uuid primary key,
      admin_id uuid not null references admin,
      credential_id text collate "C" not null unique,
      public_key text collate "C" not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    );
    create index passkey__admin on passkey (admin_id, created_at);
    create trigger passkey__told after insert or delete on passkey
      for each row execute function tell_factor_change();

    create table passkey_challenge (
      challenge text collate "C" primary key,
      session_id uuid,
      purpose text collate "C" not null,
      expires_at timestamptz(3) not null
    );
    create index passkey_challenge__expiry on passkey_challenge (expires_at);
  `.execute(database);
}

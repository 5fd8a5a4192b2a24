import { sql, type Kysely } from 'kysely';

/** Which version of a remote uses what the API has deprecated, with what takes its place and until when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table deprecated_use (
      remote text not null,
      version text not null,
      what text not null,
      instead text not null,
      until date not null,
      count bigint not null,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      primary key (remote, version, what)
    )`.execute(database);
}

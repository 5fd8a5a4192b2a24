import { sql, type Kysely } from 'kysely';

/** Mails with figures of money, which fewer people may read than those about accounts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table email add column is_about_money boolean not null default false`.execute(
    database,
  );
}

import { sql, type Kysely } from 'kysely';

/** Roles of new accounts by the domain of their email, and what was set for the sign-in on the machine. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table role add column email_domains jsonb not null default '[]';
    alter table company add column sign_in_label text, add column security_contact text;
  `.execute(database);
}

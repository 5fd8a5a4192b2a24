import { sql, type Kysely } from 'kysely';

/** Messages whose order may become an inquiry at once. */
export const indexes = {
  mail_message__order_due: 'on mail_message (received_at) where order_due',
};

/** Mailboxes whose mail of known customers becomes inquiries at once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_account add column makes_inquiries boolean not null default false;
    alter table mail_message add column order_due boolean not null default false;
  `.execute(database);
}

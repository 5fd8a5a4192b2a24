import { sql, type Kysely } from 'kysely';

/** The server for links to accounts: at first the one that they left by so far. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table smtp add column sends_account_links boolean not null default false;
    update smtp set sends_account_links = true where is_default and deleted_at is null;
    create unique index smtp__sends_account_links__unique on smtp (sends_account_links)
      where sends_account_links and deleted_at is null;

    alter table email add column is_account_link boolean not null default false;
    update email set is_account_link = true from email_batch
      where email_batch._id = email.batch_id and email_batch.admin_id is null
        and email.secret_box is not null and email.confirms is null;

    alter table email add column is_about_account boolean not null default false;
    update email set is_about_account = true from email_batch
      where email_batch._id = email.batch_id and email_batch.admin_id is null
        and email.customer_id is null and email.supplier_id is null and email.inquiry_id is null
        and email.confirms is null and email.confirm_key is null;
  `.execute(database);
}

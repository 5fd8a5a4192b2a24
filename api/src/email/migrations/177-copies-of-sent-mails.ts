import { sql, type Kysely } from 'kysely';

/** The folder of a mailbox that gets sent mails too, and those that wait for it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_account add column sent_folder text;
    alter table mail_account_state add column sent_failure text;

    create table mail_sent_copy (
      email_id uuid primary key references email on delete cascade,
      mail_account_id uuid not null references mail_account on delete cascade,
      attempts integer not null default 0,
      due_at timestamptz(3) not null default now()
    );
    create index mail_sent_copy__account on mail_sent_copy (mail_account_id, due_at);
  `.execute(database);
}

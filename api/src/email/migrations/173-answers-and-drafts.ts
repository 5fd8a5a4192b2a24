import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** The answer that a line of the ledger is shown as. */
export const indexes = {
  mail_message__email: 'on mail_message (email_id) where email_id is not null',
};

/** Answers to messages, and mails that are being written. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table email_batch add column in_reply_to text collate "C",
      add column "references" jsonb not null default '[]',
      add column owner_id uuid references admin,
      add column composed jsonb;
    alter table email add column owner_id uuid references admin;
    alter table mail_message add column email_id uuid references email on delete set null;

    create table mail_draft (
      ${recordColumns},
      admin_id uuid not null references admin on delete cascade,
      inquiry_id uuid not null references inquiry on delete cascade,
      kind text collate "C" not null,
      answers_id uuid references mail_message on delete set null,
      smtp_id uuid references smtp on delete set null,
      "to" text not null,
      cc text not null,
      subject text not null,
      html text not null,
      has_quote boolean not null,
      attachments jsonb not null
    );
    create unique index mail_draft__inquiry on mail_draft (inquiry_id, admin_id);
    create index mail_draft__admin on mail_draft (admin_id, updated_at, _id);
  `.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** What follows from sending an offer, and what an acceptance says besides its name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table status add column is_quoted boolean not null default false;
    update status set is_quoted = true
      where lower(name) = 'quoted' and kind = 'open' and deleted_at is null;

    alter table followup add column offer_id uuid references offer on delete cascade;
    create index followup__offer on followup (offer_id) where offer_id is not null;

    alter table offer
      add column accepted_lines jsonb,
      add column accepted_number text,
      add column accepted_delivery text,
      add column accepted_remarks text,
      add column follow_up_id uuid,
      add column moved_from uuid,
      add column moved_to uuid,
      add column remind_on date,
      add column reminder_template_id uuid,
      add column reminded_at timestamptz(3);
    create index offer__remind on offer (remind_on, _id)
      where remind_on is not null and reminded_at is null;
  `.execute(database);
}

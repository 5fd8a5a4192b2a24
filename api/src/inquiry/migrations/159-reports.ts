import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Reports under a name, and who gets them by mail each Monday. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table report (
      ${recordColumns},
      name text not null,
      query text not null,
      is_shared boolean not null,
      owner_id uuid not null references admin
    );
    create index report__owner on report (owner_id);

    create table report_mail (
      report_id uuid not null references report on delete cascade,
      admin_id uuid not null references admin on delete cascade,
      -- The Monday of the last week that needs no mail any more.
      mailed_for date not null,
      primary key (report_id, admin_id)
    );
    create index report_mail__due on report_mail (mailed_for);
  `.execute(database);
}

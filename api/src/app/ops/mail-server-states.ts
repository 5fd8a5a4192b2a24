import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** The number of mail servers that can be used, and of those that wait because they failed. */
export interface MailServerStates {
  readonly usable: number;
  readonly paused: number;
}

export async function mailServerStates(database: Database): Promise<MailServerStates> {
  const { rows } = await sql<MailServerStates>`
    select count(*) filter (where is_paused) as paused, count(*) filter (where not is_paused) as usable
    from (
      select coalesce(state.paused_until > now(), false) as is_paused
      from smtp left join smtp_state as state on state.smtp_id = smtp._id
      where smtp.deleted_at is null) as server`.execute(database);
  return rows[0] ?? { usable: 0, paused: 0 };
}

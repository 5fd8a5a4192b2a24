import { sql } from 'kysely';
import type { Database } from '../../db/database';

export interface RecentOutcome {
  readonly of: 'mails' | 'webhooks' | 'jobs';
  readonly state: string;
  readonly count: number;
}

/** Mails, deliveries and jobs by state, of those whose state is of the last day. */
export async function recentOutcomes(database: Database): Promise<readonly RecentOutcome[]> {
  const { rows } = await sql<RecentOutcome>`
    select "of", state, count(*)::integer as count from (
      select 'mails' as "of", status as state from email where updated_at > now() - interval '1 day'
      union all select 'webhooks', state from webhook_delivery
        where last_attempt_at > now() - interval '1 day'
      union all select 'jobs', state from job where ended_at > now() - interval '1 day') as recent
    group by "of", state order by "of", state`.execute(database);
  return rows;
}

import type { EmailCounts, EmailQueue } from 'contract/email';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

interface PausedRow {
  readonly _id: string;
  readonly name: string;
  readonly until: string;
  readonly problem: string;
  readonly waiting: number;
}

const recentDays = 30;

/** The state of the outbox, read by three concurrent statements. */
export async function readEmailQueue(
  database: Database,
): Promise<Omit<EmailQueue, 'paused'> & { paused: PausedRow[] }> {
  const [waiting, ended, paused] = await Promise.all([
    countWaiting(database),
    countEnded(database),
    pausedServers(database),
  ]);
  const { scheduled, ...current } = waiting;
  return { counts: { ...ended, ...current }, scheduled, paused };
}

async function countWaiting(database: Database) {
  const { rows } = await sql<{ queued: number; sending: number; scheduled: number }>`
    select count(*) filter (where begun_at is null) as queued,
      count(*) filter (where begun_at is not null) as sending,
      count(*) filter (where attempts = 0 and due_at > now()) as scheduled
    from email where status = 'queued'`.execute(database);
  return rows[0] ?? { queued: 0, sending: 0, scheduled: 0 };
}

type Ended = Omit<EmailCounts, 'queued' | 'sending'>;

async function countEnded(database: Database): Promise<Ended> {
  const { rows } = await sql<{ status: keyof Ended; count: number }>`
    select status, count(*) as count from email
    where status not in ('queued') and deleted_at is null
      and created_at > now() - make_interval(days => ${recentDays})
    group by status`.execute(database);
  const counts: Ended = { sent: 0, bounced: 0, failed: 0, suppressed: 0, cancelled: 0, unknown: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

async function pausedServers(database: Database): Promise<PausedRow[]> {
  const { rows } = await sql<PausedRow>`
    select smtp._id, smtp.name, smtp_state.paused_until as until,
      coalesce(smtp_state.problem, '') as problem,
      (select count(*) from email where email.smtp_id = smtp._id and email.status = 'queued')
        as waiting
    from smtp_state join smtp on smtp._id = smtp_state.smtp_id
    where smtp_state.paused_until > now() and smtp.deleted_at is null
    order by smtp_state.paused_until`.execute(database);
  return rows;
}

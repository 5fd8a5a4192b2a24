import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { HealthPart } from '../../kernel/health-part';

const Counts = z.tuple([z.object({ all: z.number(), late: z.number(), unsent: z.number() })]);

/**
 * Whether each active mailbox of the company was read within the last quarter of an hour, or is new and did not fail, and its
 * folder for sent mails gets them.
 */
export async function mailboxHealth(database: Database): Promise<HealthPart> {
  const { rows } = await sql`
    select count(*)::int as "all",
      count(*) filter (where case when state.read_at is null then state.failure is not null
        else state.read_at < now() - interval '15 minutes' end)::int as late,
      count(*) filter (where state.sent_failure is not null)::int as unsent
    from mail_account as record join mail_account_state as state on state.mail_account_id = record._id
    where record.deleted_at is null and record.is_active and record.owner_id is null`.execute(
    database,
  );
  const [{ all, late, unsent }] = Counts.parse(rows);
  if (all === 0) return { isWell: true, detail: 'The company has no mailbox.' };
  if (late + unsent === 0) return { isWell: true, detail: `All mailboxes are read: ${all}.` };
  const failures = [
    ...(late === 0 ? [] : [`Not read for 15 minutes: ${late} of ${all} mailboxes.`]),
    ...(unsent === 0 ? [] : [`Without their sent mails: ${unsent} of ${all} mailboxes.`]),
  ];
  return { isWell: false, detail: `${failures.join(' ')} Each says why.` };
}

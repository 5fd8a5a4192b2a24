import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Fewer inquiries say nothing of the next one. */
const minInquiries = 20;
/** The latest of a year, so that the read has a bound. */
const maxInquiries = 1_000;
/** What the site says, in hours: a median counts as the next of these. Above three days there is nothing to praise. */
const steps = [1, 2, 4, 8, 12, 24, 48, 72] as const;

/**
 * The hours within which half of the inquiries of the last year got their first answer: a mail to who asked, other than the
 * confirmation. One without an answer counts as slower than any other; those of the last three days may still be
 * answered, and do not count. Null for fewer than twenty inquiries, or for more than three days.
 */
export async function readAnswerTime(database: Database): Promise<number | null> {
  const { rows } = await sql<{ inquiries: number; median: number | null }>`
    select count(*)::integer as inquiries,
      percentile_disc(0.5) within group (order by coalesce(hours, 'infinity')) as median
    from (
      select (
        select extract(epoch from min(email.sent_at) - latest.created_at)::float8 / 3600
        from email
        where email.inquiry_id = latest._id and email."to" = latest.email and email.confirms is null
          and email.sent_at >= latest.created_at) as hours
      from (
        select _id, email, created_at from inquiry
        where deleted_at is null and email is not null
          and created_at between now() - interval '1 year' and now() - interval '3 days'
        order by created_at desc limit ${maxInquiries}) as latest) as answered`.execute(database);
  const { inquiries, median } = rows[0] ?? { inquiries: 0, median: null };
  if (inquiries < minInquiries || median === null) return null;
  return steps.find((hours) => median <= hours) ?? null;
}

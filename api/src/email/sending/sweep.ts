import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { released } from '../released';

const unknownReply =
  'The process ended while the message was handed over: it may have arrived. Ask the recipient, or send it again.';

/** A message that ends a process again and again, such as one that does not fit into its memory, is not sent once more. */
const maxAttempts = 5;

const hopelessReply =
  'The process ended again and again before the message was handed over: it was not sent. Send it with smaller attachments, or tell whoever runs the server.';

const ofEndedProcess = sql`status = 'queued' and begun_at is not null and leased_until < now()`;

/**
 * Settles messages that no process will: those whose process ended during delivery, which go out again where nothing of
 * them was handed over, and those that found no usable server for longer than `patience`.
 *
 * @param patience - in seconds
 */
export async function sweep(database: Database, patience: number): Promise<void> {
  await sql`
    update email set ${released}, attempts = attempts + 1, updated_at = now(),
      version = version + 1, due_at = now() + interval '1 minute',
      reply = 'The process ended before the message was handed over. It is sent again in a minute.'
    where ${ofEndedProcess} and unsent_lease = lease
      and attempts + 1 < ${maxAttempts}`.execute(database);
  await sql`
    update email set status = 'failed', attempts = attempts + 1, updated_at = now(),
      version = version + 1, reply = ${hopelessReply}
    where ${ofEndedProcess} and unsent_lease = lease`.execute(database);
  await sql`
    update email set status = 'unknown', attempts = attempts + 1, updated_at = now(),
      version = version + 1, reply = ${unknownReply}
    where ${ofEndedProcess} and unsent_lease is distinct from lease`.execute(database);
  await sql`
    update email set status = 'failed', updated_at = now(), version = email.version + 1,
      reply = 'There was no way out for too long. ' || coalesce(state.problem, '')
    from smtp_state as state
    where state.paused_since < now() - make_interval(secs => ${patience})
      and email.smtp_id = state.smtp_id and email.status = 'queued' and email.begun_at is null
      and email.due_at < now() - make_interval(secs => ${patience})`.execute(database);
}

/** Fails the due messages of a server that cannot be used. */
export async function failQueued(
  database: Database,
  serverId: string,
  reply: string,
): Promise<void> {
  await sql`
    update email set status = 'failed', reply = ${reply}, updated_at = now(), version = version + 1
    where smtp_id = ${serverId} and status = 'queued' and begun_at is null
      and due_at <= now()`.execute(database);
}

import { sql, type Kysely } from 'kysely';

/**
 * A row that comes into a queue, or is due sooner than it was, is broadcast at its commit, whatever wrote it, so that
 * processes need not poll. A statement is broadcast once, however many rows it adds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function broadcast_due() returns trigger language plpgsql as $$
    begin
      perform pg_notify('news', json_build_object('kind', 'due', 'queue', tg_argv[0])::text);
      return null;
    end $$;

    create trigger outbox__due after insert on outbox
      for each statement execute function broadcast_due('outbox');

    create trigger job__due after insert or update of state on job
      for each row when (new.state = 'queued') execute function broadcast_due('job');

    create trigger email__due after insert on email
      for each statement execute function broadcast_due('email');
    create trigger email__due_again after update of status, begun_at, due_at on email
      for each row when (new.status = 'queued' and new.begun_at is null and (
        old.status <> 'queued' or old.begun_at is not null or new.due_at < old.due_at))
      execute function broadcast_due('email');
    create trigger smtp_state__due after update of paused_until or delete on smtp_state
      for each statement execute function broadcast_due('email');

    create trigger webhook_delivery__due after insert on webhook_delivery
      for each statement execute function broadcast_due('webhook_delivery');
    create trigger webhook_delivery__due_again
      after update of state, next_attempt_at on webhook_delivery
      for each row when (new.state = 'waiting' and (
        old.state <> 'waiting' or new.next_attempt_at < old.next_attempt_at))
      execute function broadcast_due('webhook_delivery');
    create trigger webhook__due after update of is_active, disabled_at on webhook
      for each row when (new.is_active and new.disabled_at is null)
      execute function broadcast_due('webhook_delivery');
  `.execute(database);
}

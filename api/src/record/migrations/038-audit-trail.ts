import { sql, type Kysely } from 'kysely';

/**
 * The audit is append-only, and holds more than writes of records: sign-ins, exports and whatever else has no record.
 * Each row has a position, by which rows are sealed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The transaction has its id before the row has its position: once every transaction up to an id has ended, the
    -- positions given before that id are settled. Sealing relies on it.
    create sequence audit_position;
    create function next_audit_position() returns bigint language plpgsql as $$
    begin
      perform pg_current_xact_id();
      return nextval('audit_position');
    end $$;

    -- A deleted job stays named.
    alter table audit drop constraint audit_job_id_fkey;
    alter table audit
      alter column record_id drop not null,
      add column address text,
      add column request_id text,
      add column content_digest bytea,
      add column redacted_at timestamptz(3),
      add column redaction_id uuid,
      add column position bigint not null default next_audit_position();
    create unique index audit__position on audit (position);
    create index audit__at on audit (at, _id);
    create index audit__admin on audit (admin_id, at, _id) where admin_id is not null;
    create index audit__resource on audit (resource, at, _id);
    create index audit__address on audit (address, at, _id) where address is not null;
    create index audit__event on audit (at, _id)
      where action not in ('add', 'update', 'remove', 'restore');

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The table % is append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit__kept before delete or truncate on audit
      for each statement execute function refuse_audit_change();

    create function audit_fields(changes jsonb) returns jsonb immutable language sql
      return (select jsonb_agg(change -> 'field') from jsonb_array_elements(changes) as change);

    -- The one update: values are replaced, and the row says so and keeps the digest of what it was.
    create function require_audit_redaction() returns trigger language plpgsql as $$
    declare
      content constant text[] := '{changes,address,content_digest,redacted_at,redaction_id}';
      digest constant bytea := coalesce(old.content_digest,
        sha256(convert_to(jsonb_build_array(old.changes, old.address)::text, 'UTF8')));
    begin
      if new.redacted_at is null or new.redaction_id is null
        or new.content_digest is distinct from digest
        or (new.address is not null and new.address is distinct from old.address)
        or audit_fields(new.changes) is distinct from audit_fields(old.changes)
        or to_jsonb(new) - content is distinct from to_jsonb(old) - content
      then
        raise exception 'The table audit is append-only' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $$;
    create trigger audit__redacted before update on audit
      for each row execute function require_audit_redaction();

    create function redact_audit(redaction uuid, entries jsonb) returns void
      language sql security definer set search_path = public, pg_temp as $$
      update audit set changes = given.changes,
        address = case when given.without_address then null else audit.address end,
        content_digest = coalesce(audit.content_digest,
          sha256(convert_to(jsonb_build_array(audit.changes, audit.address)::text, 'UTF8'))),
        redacted_at = now(), redaction_id = redaction
      from jsonb_to_recordset(entries) as given(_id uuid, changes jsonb, without_address boolean)
      where audit._id = given._id
    $$;

    -- entries: for each row its position and digest, 8 and 32 bytes.
    create table audit_seal (
      number integer primary key,
      position bigint not null,
      rows integer not null,
      entries bytea not null,
      hash bytea not null,
      sealed_at timestamptz(3) not null
    );
    create trigger audit_seal__kept before update or delete or truncate on audit_seal
      for each statement execute function refuse_audit_change();

    -- account: the id of an admin, or nothing; address: nothing for this machine, a star for any beyond the first ones.
    create table sign_in_refusal (
      account text not null,
      action text not null,
      address text not null,
      hour timestamptz(3) not null,
      attempts integer not null,
      last_at timestamptz(3) not null,
      primary key (account, action, hour, address)
    );
    create index sign_in_refusal__hour on sign_in_refusal (hour);
  `.execute(database);
}

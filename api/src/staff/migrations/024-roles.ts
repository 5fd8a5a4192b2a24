import { sql, type Kysely } from 'kysely';
import { builtInRoles } from 'contract/staff';
import { recordColumns } from '../../db/migrations/record-columns';

const now = '2026-11-23T00:00:00.000Z';

/**
 * Roles. Every account so far may do everything and becomes an Owner; an account that says nothing may only view. A
 * change of an account's role or of a role is broadcast at its commit, so that processes forget what they remember of
 * its sessions, and no transaction may leave the company without an Owner.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table role (
      ${recordColumns},
      name text not null,
      description text,
      levels jsonb not null,
      built_in text collate "C"
    );
    create unique index role__name__unique on role (lower(name)) where deleted_at is null;
    create unique index role__built_in on role (built_in) where built_in is not null;
  `.execute(database);
  for (const [builtIn, { _id, name, description, levels }] of Object.entries(builtInRoles)) {
    await sql`
      insert into role (_id, created_at, updated_at, version, name, description, levels, built_in)
      values (${_id}, ${now}, ${now}, 1, ${name}, ${description}, ${JSON.stringify(levels)}::jsonb,
        ${builtIn})`.execute(database);
  }
  await giveRoles(database);
  await tellChanges(database);
  await keepAnOwner(database);
}

async function giveRoles(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table admin add column role_id uuid not null
      default ${sql.lit(builtInRoles['read-only']._id)} references role on delete set default;
    update admin set role_id = ${sql.lit(builtInRoles.owner._id)};
    create index admin__role on admin (role_id);
  `.execute(database);
}

async function tellChanges(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger admin__told on admin;
    create trigger admin__told after update of deleted_at, role_id or delete on admin
      for each row execute function tell_account_change();

    create function tell_role_given() returns trigger language plpgsql as $$
    begin
      perform pg_notify('news', json_build_object('kind', 'role', 'adminId', new._id)::text);
      return null;
    end $$;
    create trigger admin__role_told after update of role_id on admin
      for each row when (old.role_id is distinct from new.role_id)
      execute function tell_role_given();

    create function tell_role_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('news', json_build_object('kind', kind, 'adminId', admin._id)::text)
      from admin, unnest(array['session', 'role']) as kind
      where admin.role_id = new._id and admin.deleted_at is null;
      return null;
    end $$;
    create trigger role__told after update of levels on role
      for each row execute function tell_role_change();
  `.execute(database);
}

/**
 * Two Owners who leave at the same time would not see each other: the lock lets one transaction count after the other.
 * An installation whose accounts are all deleted begins anew with the first admin.
 */
async function keepAnOwner(database: Kysely<unknown>): Promise<void> {
  const owner = sql.lit(builtInRoles.owner._id);
  await sql`
    create function keep_an_owner() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7281024);
      if not exists (select from admin where role_id = ${owner} and deleted_at is null)
        and (tg_op = 'UPDATE' or exists (select from admin where deleted_at is null)) then
        raise exception 'The last Owner cannot be removed'
          using errcode = 'check_violation', constraint = 'admin__last_owner';
      end if;
      return null;
    end $$;
    create trigger admin__last_owner after update of role_id, deleted_at or delete on admin
      for each row when (old.role_id = ${owner} and old.deleted_at is null)
      execute function keep_an_owner();
  `.execute(database);
}

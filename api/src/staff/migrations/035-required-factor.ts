import { sql, type Kysely } from 'kysely';

/** Roles that ask for a second factor; processes hear of accounts that get or lose one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table role add column requires_second_factor boolean not null default false;
    drop trigger role__told on role;
    create trigger role__told after update of levels, requires_second_factor on role
      for each row execute function tell_role_change();

    create function tell_factor_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('news', json_build_object('kind', kind,
        'adminId', coalesce(new.admin_id, old.admin_id))::text)
      from unnest(array['session', 'role']) as kind;
      return null;
    end $$;
    create trigger second_factor__told after update of confirmed_at or delete on second_factor
      for each row execute function tell_factor_change();

    delete from setting where key = 'second-factor-required';
  `.execute(database);
}

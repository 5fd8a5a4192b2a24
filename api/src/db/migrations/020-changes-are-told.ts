import { sql, type Kysely } from 'kysely';

/**
 * A change of a session or an account is broadcast at its commit, whatever made it, so that processes can remember
 * sessions. And each write of chemicals adds a row that says by how many their numbers changed: the sums are the exact
 * totals of the longest list, and the rows that a reader sees tell whether anything changed since another read.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_session_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('news', json_build_object('kind', 'session', 'adminId', old.admin_id)::text);
      return null;
    end $$;
    create trigger admin_session__told after update or delete on admin_session
      for each row execute function tell_session_change();

    create function tell_account_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('news', json_build_object('kind', 'session', 'adminId', old._id)::text);
      return null;
    end $$;
    create trigger admin__told after update of deleted_at or delete on admin
      for each row execute function tell_account_change();

    create table chemical_change (
      id bigint generated always as identity primary key,
      living integer not null,
      published integer not null
    );
    insert into chemical_change (living, published)
      select count(*), count(*) filter (where status = 'published')
      from chemical where deleted_at is null;

    create function count_chemical_change() returns trigger language plpgsql as $$
    declare
      living_added integer := 0;
      published_added integer := 0;
      living_gone integer := 0;
      published_gone integer := 0;
    begin
      if tg_op <> 'DELETE' then
        select count(*), count(*) filter (where status = 'published')
        into living_added, published_added from added where deleted_at is null;
      end if;
      if tg_op <> 'INSERT' then
        select count(*), count(*) filter (where status = 'published')
        into living_gone, published_gone from gone where deleted_at is null;
      end if;
      insert into chemical_change (living, published)
        values (living_added - living_gone, published_added - published_gone);
      return null;
    end $$;
    create trigger chemical__inserted after insert on chemical referencing new table as added
      for each statement execute function count_chemical_change();
    create trigger chemical__updated after update on chemical
      referencing old table as gone new table as added
      for each statement execute function count_chemical_change();
    create trigger chemical__deleted after delete on chemical referencing old table as gone
      for each statement execute function count_chemical_change();
  `.execute(database);
}

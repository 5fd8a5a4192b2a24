import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** The contact persons of customers and suppliers; the one that a company names is its first and its main contact. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const partner of ['customer', 'supplier']) {
    const contact = sql.table(`${partner}_contact`);
    const company = sql.id(`${partner}_id`);
    const index = (name: string) => sql.id(`${partner}_contact__${name}`);
    await sql`
      create table ${contact} (
        ${recordColumns},
        ${company} uuid not null references ${sql.table(partner)} on delete cascade,
        name text not null,
        role text,
        email text,
        phone text,
        language text,
        marketing_consent boolean not null,
        marketing_consent_at timestamptz(3),
        is_main boolean not null,
        notes text,
        "order" integer not null,
        constraint ${index('main')} exclude (${company} with =)
          where (is_main and deleted_at is null) deferrable initially deferred
      );
      create index ${index('company')} on ${contact} (${company}, "order");
      create index ${index('email')} on ${contact} (email) where deleted_at is null;
      create index ${index('name')} on ${contact} (name, _id) where deleted_at is null;

      insert into ${contact} (_id, created_at, updated_at, version, deleted_at, ${company}, name, role, email, phone,
        marketing_consent, marketing_consent_at, is_main, "order")
      select gen_random_uuid(), created_at, updated_at, 1, null, _id, left(contact_person, 120), designation,
        emails ->> 0, phones ->> 0, marketing_consent, marketing_consent_at, true, 10
      from ${sql.table(partner)} where btrim(contact_person) <> '';
    `.execute(database);
  }
}

import { sql, type Kysely } from 'kysely';

/** By what a person is found in large tables, what retention rules removed, and files that are deleted for good. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['inquiry', 'product_inquiry', 'application']) {
    await sql`
      create index ${sql.id(`${table}__person_email`)} on ${sql.id(table)} (lower(email))`.execute(
      database,
    );
    await sql`
      create index ${sql.id(`${table}__person_phone`)} on ${sql.id(table)}
        (right(regexp_replace(phone, '[^0-9]', '', 'g'), 9))`.execute(database);
  }
  await sql`
    create index email__person on email (lower("to"));
    create index document_delivery__person on document_delivery (lower(email));
    create index email_batch__copied on email_batch (_id) where cc <> '[]' or bcc <> '[]';
    create index email_batch__bodies on email_batch (created_at) where html <> '';
    create index audit__named on audit using gin ((changes::text) gin_trgm_ops)
      where resource <> 'chemical';

    create table retention_run (
      _id uuid primary key,
      kind text not null,
      at timestamptz(3) not null,
      before timestamptz(3) not null,
      removed integer not null,
      files integer not null
    );
    create index retention_run__latest on retention_run (at desc, _id desc);

    -- Files without a row whose bytes are still stored: the removal goes on after an interruption.
    create table file_removal (
      name text primary key
    );

    -- An installation with data begins without rules: what it has was entered under none.
    insert into setting (key, value)
      select 'retention', '{"spam": null, "applications": null, "mailBodies": null, "uploads": null}'::jsonb
      where exists (select from product_inquiry) or exists (select from inquiry)
        or exists (select from application) or exists (select from email_batch)
        or exists (select from file);
  `.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** The kinds of documents that the customer asks for; those of converted forms are taken over. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inquiry add column documents_wanted jsonb not null default '[]';

    update inquiry set documents_wanted = product_inquiry.documents_wanted
    from product_inquiry
    where product_inquiry._id = inquiry.product_inquiry_id
      and product_inquiry.documents_wanted <> '[]'::jsonb;
  `.execute(database);
}

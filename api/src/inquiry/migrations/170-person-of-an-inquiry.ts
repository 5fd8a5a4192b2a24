import { sql, type Kysely } from 'kysely';

/** The person of the customer who asks. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inquiry add column contact_id uuid references customer_contact on delete set null
  `.execute(database);
}

export const indexes = {
  inquiry__contact: 'on inquiry (contact_id) where contact_id is not null',
};

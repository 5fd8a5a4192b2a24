import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { Person } from './main-contact';

/** The contact persons of one kind of partner. */
export interface ContactSide {
  readonly partner: 'customer' | 'supplier';
  readonly contact: 'customerContact' | 'supplierContact';
  /** The field of a person with the company. */
  readonly company: 'customerId' | 'supplierId';
}

export const customerSide = {
  partner: 'customer',
  contact: 'customerContact',
  company: 'customerId',
} as const satisfies ContactSide;

export const supplierSide = {
  partner: 'supplier',
  contact: 'supplierContact',
  company: 'supplierId',
} as const satisfies ContactSide;

/** The contact persons of companies, in their order, by the `_id` of the company. */
export async function readPeople(
  work: Work,
  { contact, company }: ContactSide,
  companies: readonly string[],
): Promise<ReadonlyMap<string, readonly Person[]>> {
  const { rows } = await sql<Person & { companyId: string }>`
    select _id, name, role, email, phone, is_main, ${sql.ref(company)} as company_id
    from ${sql.table(contact)}
    where ${sql.ref(company)} in (${sql.join(companies)}) and deleted_at is null
    order by "order", _id`.execute(work);
  const people = new Map<string, Person[]>();
  for (const { companyId, ...person } of rows)
    people.set(companyId, [...(people.get(companyId) ?? []), person]);
  return people;
}

import type { SkippedRecipient } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';

/** The typed addresses that belong to contact persons of whom none consented to mail that they did not ask for. */
export async function withoutConsent(
  work: Work,
  emails: readonly string[],
): Promise<ReadonlyMap<string, SkippedRecipient>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<Omit<SkippedRecipient, 'reason'> & { email: string }>`
    with person as (
      select 'customer' as resource, customer_id as company_id, name, email, marketing_consent
      from customer_contact where deleted_at is null
      union all
      select 'supplier', supplier_id, name, email, marketing_consent
      from supplier_contact where deleted_at is null)
    select distinct on (email) resource, company_id as _id, name, email
    from person
    where email = any(${[...emails]}) and not exists (
      select from person as other where other.email = person.email and other.marketing_consent)
    order by email, company_id`.execute(work);
  return new Map(
    rows.map(({ email, ...person }) => [email, { ...person, reason: 'no-consent' as const }]),
  );
}

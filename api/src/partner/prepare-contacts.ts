import type { CustomerContact } from 'contract/partner';
import { sql } from 'kysely';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import type { Work } from '../db/database';
import { placeStep } from '../repository/last-place';
import type { PreparedDraft } from '../repository/write-rules';
import type { ContactSide } from './contact-side';
import { consentTime } from './prepare-partner';
import { impossibleNumber } from './phone-errors';

interface ContactRecord extends Pick<
  CustomerContact,
  'isMain' | 'marketingConsent' | 'order' | 'phone'
> {
  readonly customerId?: string;
  readonly supplierId?: string;
}

interface ContactDraft {
  readonly record: ContactRecord;
  readonly before: (ContactRecord & Pick<CustomerContact, 'marketingConsentAt'>) | undefined;
}

type ContactPrepared = PreparedDraft<
  Partial<Pick<CustomerContact, 'isMain' | 'order' | 'marketingConsentAt'>>
>;

/**
 * Places new persons behind the others of their company, and notes the time of their consent. A person who moves to
 * another company is not its main contact unless the same write says so. The companies are locked, so that two writes
 * cannot choose a main contact each.
 */
export async function prepareContacts(
  work: Work,
  drafts: readonly ContactDraft[],
  { side }: { readonly side: ContactSide },
): Promise<ContactPrepared[]> {
  const companyOf = ({ record }: ContactDraft) => String(record[side.company]);
  await lockCompanies(work, side, drafts.map(companyOf));
  const isPlaceless = ({ record, before }: ContactDraft) =>
    before === undefined && record.order === 0;
  const last = drafts.some(isPlaceless)
    ? await lastPlaces(work, side, drafts.map(companyOf))
    : new Map<string, number>();
  const at = new Date().toISOString();
  return drafts.map((draft) => {
    const { record, before } = draft;
    const company = companyOf(draft);
    const hasMoved = before !== undefined && before[side.company] !== record[side.company];
    const isPlaced = isPlaceless(draft);
    if (isPlaced) last.set(company, (last.get(company) ?? 0) + placeStep);
    return {
      fields: {
        ...(hasMoved && record.isMain === before.isMain ? { isMain: false } : {}),
        ...(isPlaced ? { order: last.get(company) ?? placeStep } : {}),
        marketingConsentAt: consentTime({ record, before }, at),
      },
      errors: phoneProblems(record.phone),
    };
  });
}

function phoneProblems(phone: string | null) {
  const isPossible = phone === null || isPossiblePhoneNumber(phone);
  return isPossible ? [] : [{ path: 'phone', message: impossibleNumber }];
}

async function lockCompanies(
  work: Work,
  { partner }: ContactSide,
  ids: readonly string[],
): Promise<void> {
  await sql`
    select from ${sql.table(partner)} where _id in (${sql.join(ids)})
    order by _id for update`.execute(work);
}

async function lastPlaces(
  work: Work,
  { contact, company }: ContactSide,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ companyId: string; last: number }>`
    select ${sql.ref(company)} as company_id, max("order") as last from ${sql.table(contact)}
    where ${sql.ref(company)} in (${sql.join(ids)}) and deleted_at is null
    group by 1`.execute(work);
  return new Map(rows.map(({ companyId, last }) => [companyId, last]));
}

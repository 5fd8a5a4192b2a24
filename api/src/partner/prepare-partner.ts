import type { Work } from '../db/database';
import { companyLetter, companySortKey } from './company-name';
import { staffFileErrors } from '../file/staff-file-errors';
import { phoneErrors } from './phone-errors';
import type { customers } from 'contract/partner';
import type { Draft, Prepared } from '../repository/write-rules';
import type { PartnerDraft, PreparedPartner } from './partner-writes';

type CustomerDraft = Draft<typeof customers>;

/** Computes the A–Z position of partners, and checks their telephone numbers and files. */
export async function preparePartners(
  work: Work,
  drafts: readonly PartnerDraft[],
): Promise<PreparedPartner[]> {
  const errors = await staffFileErrors(work, drafts);
  return drafts.map(({ record }, index) => ({
    fields: partnerFields(record),
    errors: [...phoneErrors(record), ...(errors[index] ?? [])],
  }));
}

/** Also records when consent was given or withdrawn. */
export async function prepareCustomers(
  work: Work,
  drafts: readonly CustomerDraft[],
): Promise<Prepared<typeof customers>[]> {
  const at = new Date().toISOString();
  const prepared = await preparePartners(work, drafts);
  return prepared.map(({ fields, errors }, index) => {
    const draft = drafts[index];
    return { fields: draft ? { ...fields, ...consentTime(draft, at) } : fields, errors };
  });
}

function partnerFields({
  companyName: name,
  address,
}: PartnerDraft['record']): PreparedPartner['fields'] {
  return {
    address: isBlank(address) ? null : address,
    indexLetter: companyLetter(name),
    sortKey: companySortKey(name),
  };
}

function isBlank(address: PartnerDraft['record']['address']): boolean {
  return Object.values(address ?? {}).every((part) => part === null);
}

function consentTime({ record, before }: CustomerDraft, at: string) {
  const had = before?.marketingConsent ?? false;
  const isSame = record.marketingConsent === had;
  return { marketingConsentAt: isSame ? (before?.marketingConsentAt ?? null) : at };
}

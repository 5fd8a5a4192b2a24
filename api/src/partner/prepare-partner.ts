import type { Work } from '../db/database';
import { companyLetter, companySortKey } from './company-name';
import { staffFileErrors } from '../file/staff-file-errors';
import { phoneErrors } from './phone-errors';
import type { PartnerDraft, PreparedPartner } from './partner-writes';

/** Computes the A–Z position of partners and the time of their consent, and checks their telephone numbers and files. */
export async function preparePartners(
  work: Work,
  drafts: readonly PartnerDraft[],
): Promise<PreparedPartner[]> {
  const errors = await staffFileErrors(work, drafts);
  const at = new Date().toISOString();
  return drafts.map((draft, index) => ({
    fields: { ...partnerFields(draft.record), marketingConsentAt: consentTime(draft, at) },
    errors: [...phoneErrors(draft.record), ...(errors[index] ?? [])],
  }));
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

interface Consenting {
  readonly record: { readonly marketingConsent: boolean };
  readonly before:
    | { readonly marketingConsent: boolean; readonly marketingConsentAt: string | null }
    | undefined;
}

/** The time of a consent, which changes when it is given or withdrawn. */
export function consentTime({ record, before }: Consenting, at: string): string | null {
  const had = before?.marketingConsent ?? false;
  return record.marketingConsent === had ? (before?.marketingConsentAt ?? null) : at;
}

import type { Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import { companyLetter, companySortKey } from './company-name';
import { staffFileErrors } from '../file/staff-file-errors';
import { phoneErrors } from './phone-errors';
import type { Draft, Prepared } from '../repository/resource-table';

/** Computes the A–Z position of partners, and checks their telephone numbers and files. */
export async function preparePartners(work: Work, drafts: readonly Draft[]): Promise<Prepared[]> {
  const errors = await staffFileErrors(work, drafts);
  return drafts.map(({ record }, index) => ({
    fields: partnerFields(record),
    errors: [...phoneErrors(record), ...(errors[index] ?? [])],
  }));
}

/** Also records when consent was given or withdrawn. */
export async function prepareCustomers(work: Work, drafts: readonly Draft[]): Promise<Prepared[]> {
  const at = new Date().toISOString();
  const prepared = await preparePartners(work, drafts);
  return prepared.map(({ fields, errors }, index) => {
    const draft = drafts[index];
    return { fields: draft ? { ...fields, ...consentTime(draft, at) } : fields, errors };
  });
}

function partnerFields({ companyName, address }: FieldValues): FieldValues {
  const name = String(companyName);
  return {
    address: isBlank(address) ? null : address,
    indexLetter: companyLetter(name),
    sortKey: companySortKey(name),
  };
}

function isBlank(address: unknown): boolean {
  return Object.values(Object(address)).every((part) => part === null);
}

function consentTime({ record, before }: Draft, at: string): FieldValues {
  const had = before?.['marketingConsent'] ?? false;
  const isSame = record['marketingConsent'] === had;
  return { marketingConsentAt: isSame ? (before?.['marketingConsentAt'] ?? null) : at };
}

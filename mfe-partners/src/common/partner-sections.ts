import type { PartnerForm } from './partner-form';

/** The sections of a partner's form in their order. */
export const partnerSections = [
  'Company',
  'Contact',
  'Address',
  'Trade terms',
  'Certifications',
  'Documents',
  'Notes',
  'Consent',
] as const;

/** A section's id and title, for `FormSection` and `SectionNav`. */
export function sectionOf({ id }: Pick<PartnerForm, 'id'>, title: string) {
  return { id: `${id}-section-${title.replace(' ', '-')}`, title };
}

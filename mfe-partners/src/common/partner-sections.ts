import { t } from '@lingui/core/macro';
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

const titles: Readonly<Record<(typeof partnerSections)[number], string>> = {
  get Company() {
    return t`Company`;
  },
  get Contact() {
    return t`Contact`;
  },
  get Address() {
    return t`Address`;
  },
  get 'Trade terms'() {
    return t`Trade terms`;
  },
  get Certifications() {
    return t`Certifications`;
  },
  get Documents() {
    return t`Documents`;
  },
  get Notes() {
    return t`Notes`;
  },
  get Consent() {
    return t`Consent`;
  },
};

/** A section's id and title, for `FormSection` and `SectionNav`. */
export function sectionOf(
  { id }: Pick<PartnerForm, 'id'>,
  section: (typeof partnerSections)[number],
) {
  return { id: `${id}-section-${section.replace(' ', '-')}`, title: titles[section] };
}

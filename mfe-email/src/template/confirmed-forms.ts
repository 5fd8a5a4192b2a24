import type { ConfirmedForm } from 'contract/email';

/** What a template confirms to a visitor of the site. */
export const confirmedFormLabels: Readonly<Record<ConfirmedForm, string>> = {
  productInquiry: 'Product inquiry',
  contactMessage: 'Contact message',
  careerApplication: 'Application for a job',
};

export const confirmedFormOptions = Object.entries(confirmedFormLabels).map(([value, label]) => ({
  value,
  label,
}));

import { openLabels } from 'contract';
import type { ConfirmedForm } from 'contract/email';

/** Labels of the site's forms that a template confirms. */
export const confirmedFormLabels = openLabels<ConfirmedForm>({
  productInquiry: 'Product inquiry',
  contactMessage: 'Contact message',
  careerApplication: 'Application for a job',
});

export const confirmedFormOptions = Object.entries(confirmedFormLabels).map(([value, label]) => ({
  value,
  label,
}));

import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import type { ConfirmedForm } from 'contract/email';

/** Labels of the site's forms that a template confirms. */
export const confirmedFormLabels = openLabels<ConfirmedForm>({
  get productInquiry() {
    return t`Product inquiry`;
  },
  get contactMessage() {
    return t`Contact message`;
  },
  get careerApplication() {
    return t`Application for a job`;
  },
});

export function confirmedFormOptions() {
  return Object.entries(confirmedFormLabels).map(([value, label]) => ({ value, label }));
}

import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { contactEndpoints } from 'contract/inquiry';
import { companyWords, senderWords } from '../form/sender-words';
import type { VisitorForm } from '../load/visitor-form';

export const contactForm: VisitorForm = {
  path: siteRoutes.contact,
  endpoint: contactEndpoints.contact,
  fields: {
    ...senderWords,
    ...companyWords,
    subject: { wrong: () => t`Enter a subject of at most 200 characters` },
    message: {
      missing: () => t`Write what it is about`,
      wrong: () => t`Shorten the message to 10,000 characters`,
    },
  },
};

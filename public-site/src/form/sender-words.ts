import { t } from '@lingui/core/macro';
/** Error messages of the sender's fields, shared by all forms. */
export const senderWords = {
  name: {
    missing: () => t`Enter your name`,
    wrong: () => t`Enter a name of at most 120 characters`,
  },
  email: {
    missing: () => t`Enter your email address`,
    wrong: () => t`Enter an email address such as name@example.com`,
  },
  phone: { wrong: () => t`Enter a telephone number of at most 40 characters` },
} as const;

/** Error messages of the fields about the company's location. */
export const companyWords = {
  company: { wrong: () => t`Enter a company’s name of at most 200 characters` },
  country: { wrong: () => t`Choose a country from the list` },
} as const;

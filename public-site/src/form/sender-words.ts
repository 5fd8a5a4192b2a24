/** What is said at the fields that every form asks of who writes. */
export const senderWords = {
  name: { missing: 'Enter your name', wrong: 'Enter a name of at most 120 characters' },
  email: {
    missing: 'Enter your email address',
    wrong: 'Enter an email address such as name@example.com',
  },
  phone: { wrong: 'Enter a telephone number of at most 40 characters' },
} as const;

/** The same of a company's place in the world. */
export const companyWords = {
  company: { wrong: 'Enter a company’s name of at most 200 characters' },
  country: { wrong: 'Choose a country from the list' },
} as const;

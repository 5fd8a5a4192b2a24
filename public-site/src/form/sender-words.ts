/** Error messages of the sender's fields, shared by all forms. */
export const senderWords = {
  name: { missing: 'Enter your name', wrong: 'Enter a name of at most 120 characters' },
  email: {
    missing: 'Enter your email address',
    wrong: 'Enter an email address such as name@example.com',
  },
  phone: { wrong: 'Enter a telephone number of at most 40 characters' },
} as const;

/** Error messages of the fields about the company's location. */
export const companyWords = {
  company: { wrong: 'Enter a company’s name of at most 200 characters' },
  country: { wrong: 'Choose a country from the list' },
} as const;

import { contactEndpoints, siteRoutes } from 'contract';
import type { VisitorForm } from '../server/visitor-form';

export const contactForm: VisitorForm = {
  path: siteRoutes.contact,
  endpoint: contactEndpoints.contact,
  fields: {
    name: { missing: 'Enter your name', wrong: 'Enter a name of at most 120 characters' },
    email: {
      missing: 'Enter your e-mail address, so that we can answer',
      wrong: 'Enter an e-mail address such as name@example.com',
    },
    phone: { wrong: 'Enter a telephone number of at most 40 characters' },
    company: { wrong: 'Enter a company’s name of at most 200 characters' },
    country: { wrong: 'Choose a country from the list' },
    subject: { wrong: 'Enter a subject of at most 200 characters' },
    message: {
      missing: 'Write what it is about',
      wrong: 'Shorten the message to 10,000 characters',
    },
  },
};

import { shellRoutes } from 'contract';
import type { StartItem } from 'contract/staff';
import type { ListHref } from '../navigation/use-record-pages';

interface StartItemText {
  readonly label: string;
  /** What it is good for. */
  readonly why: string;
  /** Where one sees to it; undefined when no remote has the page. */
  readonly href: (listHref: ListHref) => string | undefined;
}

/** The items of the start list in words, and where each is seen to. */
export const startItems: Readonly<Record<StartItem, StartItemText>> = {
  company: {
    label: 'Enter your company',
    why: 'Name and colour for the site, this panel and mail; time zone, currency and formats.',
    href: (list) => list('company'),
  },
  logo: {
    label: 'Add your logo',
    why: 'In the site’s header. Until then the company name stands there.',
    href: (list) => list('companyLogo'),
  },
  contact: {
    label: 'Enter an address, a phone and an email',
    why: 'Visitors find them in the footer and on the contact page.',
    href: (list) => list('contactInfo'),
  },
  'mail-server': {
    label: 'Add a mail server and test it',
    why: 'The default one sends answers and confirmations; another, or the same, links for accounts.',
    href: (list) => list('smtp'),
  },
  category: {
    label: 'Create your first category',
    why: 'Visitors browse the catalogue by category.',
    href: (list) => list('category'),
  },
  chemical: {
    label: 'Add your first chemicals',
    why: 'From CAS numbers, from a list of common chemicals, or from a spreadsheet or an SD file.',
    href: (list) => list('chemical', { import: 'new' }),
  },
  menu: {
    label: 'Build the menu',
    why: 'It leads visitors through the site.',
    href: (list) => list('menuItem'),
  },
  legal: {
    label: 'Write the legal pages',
    why: 'Privacy policy, terms and imprint. A page without a complete text is not on the site.',
    href: (list) => list('policy'),
  },
  'second-factor': {
    label: 'Protect the accounts of Owners',
    why: 'With a passkey or an authenticator app: a password alone can be phished.',
    href: () => shellRoutes.security,
  },
  colleague: {
    label: 'Invite a colleague',
    why: 'With a role that says what they may do.',
    href: () => shellRoutes.staff,
  },
  'second-person': {
    label: 'Let a second person activate releases',
    why: 'One stolen account then changes nothing of what runs in this panel.',
    href: () => shellRoutes.releases,
  },
  live: {
    label: 'Go live: publish chemicals',
    why: 'Visitors see published chemicals only.',
    href: (list) => list('chemical', { status: 'draft' }),
  },
  answer: {
    label: 'Answer your first inquiry',
    why: 'Inquiries from the site arrive here and in the notifications.',
    href: (list) => list('productInquiry'),
  },
};
